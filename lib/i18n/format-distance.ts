const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** Kilometres as they are said: none under one, because a place is known by the middle of its town; tenths under ten, whole ones beyond. */
export function formatKilometres(km: number): string {
  if (km < 1) return '<\u00A01'
  return (km < 10 ? tenths : whole).format(km)
}
