import { bareSerial, readSerial, type Serial } from '@/lib/domain/serial'
import type { GroupState } from './read-code'

export type SerialPart = 'year' | 'week' | 'line' | 'number' | 'check'
export type SerialGroup = { part: SerialPart; text: string; state: GroupState }
/** `begun`: right so far, characters are missing; `wrong`: a week or a number that cannot be. */
export type SerialState = 'right' | 'wrong-check' | 'begun' | 'wrong'
export type TypedSerial = { groups: SerialGroup[]; state: SerialState; serial: Serial | null }

const shape = /^([0-9OI]{1,2})([0-9OI]{0,2})(?:([A-HJ-NP-Z])([0-9OI]{0,5})([0-9A-Z]?))?$/
const digits = (text: string) => text.replace(/O/g, '0').replace(/I/g, '1')

/** Reads as much of a serial as is there; null when the text does not begin with a digit or has another shape. */
export function readTypedSerial(text: string): TypedSerial | null {
  const bare = bareSerial(text)
  const match = /^\d/.test(bare) ? shape.exec(bare) : null
  if (!match) return null
  const [, year = '', week = '', line, number = '', check = ''] = match
  if (line !== undefined && week.length < 2) return null
  const reading = readSerial(bare)
  const weekWrong = week.length === 2 && (Number(digits(week)) < 1 || Number(digits(week)) > 53)
  const numberWrong = number.length === 5 && Number(digits(number)) === 0
  const groups: SerialGroup[] = [{ part: 'year', text: digits(year), state: year.length === 2 ? 'read' : 'short' }]
  if (week)
    groups.push({ part: 'week', text: digits(week), state: weekWrong ? 'wrong' : week.length === 2 ? 'read' : 'short' })
  if (line) groups.push({ part: 'line', text: line, state: 'read' })
  if (number)
    groups.push({
      part: 'number',
      text: digits(number),
      state: numberWrong || (check !== '' && number.length < 5) ? 'wrong' : number.length === 5 ? 'read' : 'short',
    })
  if (check) groups.push({ part: 'check', text: check, state: reading.kind === 'serial' ? 'read' : 'wrong' })
  const state: SerialState =
    reading.kind === 'serial'
      ? 'right'
      : reading.kind === 'wrong-check-character'
        ? 'wrong-check'
        : groups.some((group) => group.state === 'wrong')
          ? 'wrong'
          : 'begun'
  return { groups, state, serial: reading.kind === 'serial' ? reading.serial : null }
}
