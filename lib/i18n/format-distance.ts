const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** Kilometres as they are said: tenths under ten, whole ones beyond; the three languages write numbers alike. */
export function formatKilometres(km: number): string {
  return (km < 10 ? tenths : whole).format(km)
}
