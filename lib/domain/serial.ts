import { latinDigits } from './typed-figures'

/** Letters a serial may use; I and O are left out, because they are read as 1 and 0. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Alphabet of the check character: 10 digits and 26 letters, as ISO 7064 counts them. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export type Serial = {
  /** As printed: `2614A-04217-Y`. */
  text: string
  /** What issued ranges compare: year, week and line, such as `2614A`. */
  lot: string
  /** Number within the lot, 1–99,999. */
  number: number
  /** Year of manufacture, four digits. */
  year: number
  /** ISO week of manufacture, 1–53. */
  week: number
  line: string
}

/**
 * Check character of an alphanumeric string by ISO 7064, MOD 37,36: finds every single wrong character and every swap of two
 * neighbours. Throws a RangeError for a character outside 0–9 and A–Z.
 */
export function checkCharacter(text: string): string {
  let product = 36
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0) throw new RangeError(`"${character}" has no value in a check character`)
    const sum = (product + value) % 36 || 36
    product = (sum * 2) % 37
  }
  return alphabet.charAt((37 - product) % 36)
}

/**
 * The serial of one part, e.g. `2614A-04217-Y`; null for a number that is never stamped, because its check character would be O or I.
 * Those are read as 0 and 1, and would let two serials that differ in one digit pass for each other. Throws a RangeError when a figure
 * does not fit its places.
 */
export function formatSerial(lot: string, number: number): string | null {
  if (!/^\d{4}[A-Z]$/.test(lot) || !Number.isInteger(number) || number < 1 || number > 99_999)
    throw new RangeError(`${lot} ${number} is no serial`)
  const body = lot + String(number).padStart(5, '0')
  const check = checkCharacter(body)
  return check === 'O' || check === 'I' ? null : `${lot}-${body.slice(5)}-${check}`
}

/** The first serial of a lot from a number on. */
export function serialFrom(lot: string, first: number): string {
  return formatSerial(lot, first) ?? serialFrom(lot, first + 1)
}

export type SerialReading =
  | { kind: 'serial'; serial: Serial }
  | { kind: 'wrong-check-character' }
  | { kind: 'no-serial' }

/** What is typed, in the digits and capitals of a label. */
const inPrint = (typed: string) => latinDigits(typed.normalize('NFKC')).toUpperCase()

/** The digits and letters of what is typed, as a label has them. */
export const bareSerial = (typed: string) => inPrint(typed).replace(/[^0-9A-Z]/g, '')

/**
 * Reads a printed or typed serial: lower case, spaces, missing hyphens, Thai digits and full-width characters are accepted, O and I are read as 0
 * and 1 where a digit has to stand. A serial whose check character is wrong is told apart from a text that is no serial.
 */
export function readSerial(typed: string): SerialReading {
  const match = /^([0-9OI]{4})([A-Z])([0-9OI]{5})([0-9A-Z])$/.exec(bareSerial(typed))
  if (!match) return { kind: 'no-serial' }
  const [, made = '', line = '', count = '', check = ''] = match
  const digits = (part: string) => part.replace(/O/g, '0').replace(/I/g, '1')
  const lot = digits(made) + line
  const number = Number(digits(count))
  const week = Number(lot.slice(2, 4))
  if (!letters.includes(line) || number < 1 || week < 1 || week > 53) return { kind: 'no-serial' }
  const text = formatSerial(lot, number)
  if (text === null || !text.endsWith(digits(check))) return { kind: 'wrong-check-character' }
  return { kind: 'serial', serial: { text, lot, number, year: 2000 + Number(lot.slice(0, 2)), week, line } }
}

/** A typed serial as it is printed; one that cannot be read, in capitals. */
export function printedSerial(typed: string): string {
  const reading = readSerial(typed)
  return reading.kind === 'serial' ? reading.serial.text : inPrint(typed).trim()
}

/** Monday of the ISO week in which a part was made, `YYYY-MM-DD`: the earliest day it can have been sold. */
export function madeOn({ year, week }: Pick<Serial, 'year' | 'week'>): string {
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = new Date(fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000 + (week - 1) * 7 * 86_400_000)
  return monday.toISOString().slice(0, 10)
}
