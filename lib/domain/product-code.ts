import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import type { ProductSpec } from '@/lib/contract/product'
import type { Adjuster, Construction, Finish, ProductKind } from '@/lib/contract/product-words'

/** First letter: which end of which vehicle the part belongs to. No letter is O or I, which are read as digits. */
export const codeMounts = {
  S: ['unit-swing-shock'],
  T: ['twin-shock'],
  M: ['mono-shock'],
  V: ['front-shock'],
  P: ['gas-shock'],
  A: ['strut', 'coilover'],
  F: ['fork-cartridge', 'fork-damper', 'fork-spring', 'fork-upgrade'],
  U: ['lowering-spring', 'comfort-spring', 'lift-spring', 'spare-spring'],
  H: ['load-assist'],
  D: ['steering-damper'],
  B: ['air-kit', 'air-strut', 'air-spring'],
  E: ['air-compressor', 'air-tank', 'air-controller'],
  K: ['seal-kit', 'bushing', 'eye-end', 'bump-stop'],
  Q: ['fork-oil', 'damper-oil'],
} as const satisfies Record<string, readonly ProductKind[]>
export type CodeMount = keyof typeof codeMounts

/** Second letter: how the damper or the spring is built; X where neither applies. */
export const codeConstructions = {
  H: 'twin-tube',
  L: 'twin-tube-gas',
  E: 'emulsion',
  Z: 'floating-piston',
  G: 'piggyback',
  R: 'hose-reservoir',
  Y: 'hybrid',
  N: 'linear',
  V: 'progressive',
  D: 'dual',
  J: 'tender',
  P: 'pigtail',
  X: null,
} as const satisfies Record<string, Construction | ProductSpec['springType']>
export type CodeConstruction = keyof typeof codeConstructions

export const codeFinishes = {
  B: 'black',
  S: 'silver',
  G: 'gold',
  R: 'red',
  U: 'blue',
  T: 'titanium',
  C: 'chrome',
  W: 'white',
  Y: 'yellow',
  A: 'orange',
  E: 'green',
} as const satisfies Record<string, Finish>

export type ProductCode = {
  mount: CodeMount
  kinds: readonly ProductKind[]
  constructionLetter: CodeConstruction
  /** Construction of the damper or type of the spring; null for neither. */
  construction: (typeof codeConstructions)[CodeConstruction]
  /** Body of a damper, wire of a spring, tube of a fork, rod of a seal, bore of a bush, mm, rounded; grade of an oil, mm²/s; null where none applies. */
  bodyMm: number | null
  /** Free length, mm; null where none applies. */
  lengthMm: number | null
  adjusters: Adjuster[]
  sequence: number
  finish: Finish
}

/** What is stamped: `mount`, `body` and `length` as in {@link ProductCode}; 0 stands for "none applies". */
export type CodeParts = {
  kind: ProductKind
  construction: ProductCode['construction']
  bodyMm: number | null
  lengthMm: number | null
  adjusters: readonly Adjuster[]
  sequence: number
  finish: Finish
}

const codePattern = /^([A-Z])([A-Z])(\d{2})(\d{3})([PTHRCWL]*)(\d{2,})([A-Z])$/

/** The code of a part without sequence and finish, e.g. `TG36-330TRCL`. Throws a RangeError when a figure does not fit its places. */
export function encodeCodeStem(parts: Omit<CodeParts, 'sequence' | 'finish'>): string {
  const mount = findLetter(codeMounts, (kinds) => (kinds as readonly ProductKind[]).includes(parts.kind))
  const construction = findLetter(codeConstructions, (value) => value === parts.construction)
  const letters = adjusterLetters.filter((letter) => parts.adjusters.includes(letter)).join('')
  return `${mount}${construction}${digits(parts.bodyMm, 2)}-${digits(parts.lengthMm, 3)}${letters}`
}

/** The full code, e.g. `TG36-330TRCL-07B`. Throws a RangeError when a figure does not fit its places. */
export function encodeProductCode(parts: CodeParts): string {
  const finish = findLetter(codeFinishes, (value) => value === parts.finish)
  return `${encodeCodeStem(parts)}-${String(parts.sequence).padStart(2, '0')}${finish}`
}

/** Reads a stamped or typed code back: lower case, spaces, missing hyphens and the letter O for zero are accepted. Null when it is no such code. */
export function decodeProductCode(text: string): ProductCode | null {
  const match = codePattern.exec(normalizeCode(text))
  if (!match) return null
  const [, mount = '', construction = '', body = '', length = '', adjusters = '', sequence = '', finish = ''] = match
  if (!isKey(codeMounts, mount) || !isKey(codeConstructions, construction) || !isKey(codeFinishes, finish)) return null
  const letters = adjusterLetters.filter((letter) => adjusters.includes(letter))
  if (letters.join('') !== adjusters) return null
  return {
    mount,
    kinds: codeMounts[mount],
    constructionLetter: construction,
    construction: codeConstructions[construction],
    bodyMm: Number(body) || null,
    lengthMm: Number(length) || null,
    adjusters: letters,
    sequence: Number(sequence),
    finish: codeFinishes[finish],
  }
}

/** Search key of a code: upper case (full-width characters folded), without hyphens, dots, slashes and spaces, O read as 0. */
export function normalizeCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐-―−ー._/]/g, '')
    .replace(/O/g, '0')
}

function digits(value: number | null, places: number): string {
  const text = String(Math.round(value ?? 0)).padStart(places, '0')
  if (text.length > places || !/^\d+$/.test(text))
    throw new RangeError(`${value} does not fit ${places} places of a product code`)
  return text
}

function isKey<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key)
}

function findLetter<T extends Record<string, unknown>>(table: T, matches: (value: T[keyof T]) => boolean): string {
  const letter = Object.keys(table).find((key) => matches(table[key as keyof T]))
  if (letter === undefined) throw new RangeError('no letter of the product code stands for this value')
  return letter
}
