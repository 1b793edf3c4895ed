import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import {
  codeConstructions,
  codeFinishes,
  codeMounts,
  decodeProductCode,
  normalizeCode,
} from '@/lib/domain/product-code'

export type CodePart = 'mount' | 'construction' | 'body' | 'length' | 'adjusters' | 'sequence' | 'finish'
/** `short` = more characters have to follow; `wrong` = no code has this here. */
export type GroupState = 'read' | 'short' | 'wrong'
export type CodeGroup = { part: CodePart; text: string; state: GroupState }
export type PartCode = { groups: CodeGroup[]; complete: boolean }

const shape = /^([A-Z])(?:([A-Z])(?:(\d{1,2})(?:(\d{1,3})(?:([A-Z]*)(?:(\d+)([A-Z])?)?)?)?)?)?$/

function knows(table: object, letter: string): GroupState {
  return Object.hasOwn(table, letter) ? 'read' : 'wrong'
}

/** Too few digits are a fault only where something follows them. */
function fills(text: string, places: number, last: boolean): GroupState {
  return text.length >= places ? 'read' : last ? 'short' : 'wrong'
}

function inOrder(letters: string): boolean {
  return adjusterLetters.filter((letter) => letters.includes(letter)).join('') === letters
}

/** Reads as many places of a part number as there are, from the left; null when the text has not the shape of one. */
export function readPartCode(text: string): PartCode | null {
  const match = shape.exec(normalizeCode(text))
  if (!match) return null
  const [, mount = '', construction, body, length, adjusters, sequence, finish] = match
  const groups: CodeGroup[] = [{ part: 'mount', text: mount, state: knows(codeMounts, mount) }]
  if (construction !== undefined)
    groups.push({ part: 'construction', text: construction, state: knows(codeConstructions, construction) })
  if (body !== undefined) groups.push({ part: 'body', text: body, state: fills(body, 2, length === undefined) })
  if (length !== undefined)
    groups.push({ part: 'length', text: length, state: fills(length, 3, !adjusters && sequence === undefined) })
  if (adjusters || sequence !== undefined)
    groups.push({ part: 'adjusters', text: adjusters ?? '', state: inOrder(adjusters ?? '') ? 'read' : 'wrong' })
  if (sequence !== undefined)
    groups.push({ part: 'sequence', text: sequence, state: fills(sequence, 2, finish === undefined) })
  if (finish !== undefined) groups.push({ part: 'finish', text: finish, state: knows(codeFinishes, finish) })
  if (groups.slice(0, 2).filter(({ state }) => state === 'wrong').length === 2) return null
  return { groups, complete: decodeProductCode(text) !== null }
}

/** What the two digits after the letters measure, by the first letter. */
export const bodyMeanings = {
  S: 'body',
  T: 'body',
  M: 'body',
  V: 'body',
  P: 'body',
  A: 'body',
  D: 'body',
  B: 'body',
  E: 'body',
  F: 'tube',
  U: 'wire',
  H: 'wire',
  K: 'bore',
  Q: 'grade',
} as const satisfies Record<keyof typeof codeMounts, string>
/** What the three digits measure, by the first letter. */
export const lengthMeanings = {
  S: 'open',
  T: 'open',
  M: 'open',
  V: 'open',
  P: 'open',
  A: 'open',
  D: 'open',
  B: 'open',
  E: 'open',
  F: 'insert',
  U: 'spring',
  H: 'spring',
  K: 'open',
  Q: 'open',
} as const satisfies Record<keyof typeof codeMounts, string>

/** The entry of a table under a letter that somebody typed. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
