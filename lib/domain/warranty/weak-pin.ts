import { toBuddhistEra } from '@/lib/domain/calendar'

/** What somebody who knows the owner would try first. */
export type PinOwner = {
  /** E.164. */
  phone: string
  /** Years of the common era, such as those of vehicle and purchase. */
  years: readonly number[]
}

/** Counts up or down, such as 234567 or 098765. */
function isRun(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = digits.slice(1).map((digit, i) => (digit - (digits[i] ?? 0) + 10) % 10)
  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}

/** Whether six digits are among the first that are guessed: few different ones, runs, a half said twice, a piece of the owner's phone number, a year. */
export function isWeakPin(pin: string, { phone, years }: PinOwner): boolean {
  if (new Set(pin).size <= 2 || isRun(pin) || pin.slice(0, 3) === pin.slice(3)) return true
  // At home the number begins with 0 in place of the country code.
  if (`${phone} 0${phone.replace(/^\+66/, '')}`.includes(pin)) return true
  return years.some((year) => pin.includes(String(year)) || pin.includes(String(toBuddhistEra(year))))
}
