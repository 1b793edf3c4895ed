/** Whether a number as it is dialled in Thailand belongs to a mobile phone. */
export function isMobilePhone(phone: string): boolean {
  return /^0[689]/.test(phone)
}

/** A number as it is dialled in Thailand, for whoever calls from elsewhere: `+66-2-000-0001`. */
export function withCountryCode(phone: string): string {
  return `+66-${phone.replace(/^0/, '').replaceAll(/[^\d]+/g, '-')}`
}
