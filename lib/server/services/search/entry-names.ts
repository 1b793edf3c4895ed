import { isLatin } from '@/lib/server/search/normalize'
import { beginsWithWord } from '@/lib/server/search/texts/everyday'
import { stemWords } from '@/lib/server/search/texts/stem'

/** A name, normalised; without its spaces; and with one on either side where the script has any. */
export type EntryName = {
  text: string
  compact: string
  padded: string | null
  /** The same without the endings of its words. */
  stems: string | null
}

/** What a kind is called: whoever says so wants that kind. */
export type KindWord = { kind: string; word: EntryName }

export function toName(text: string): EntryName {
  const hasWords = isLatin(text)
  return {
    text,
    compact: text.replaceAll(' ', ''),
    padded: hasWords ? ` ${text} ` : null,
    stems: hasWords ? ` ${stemWords(text)} ` : null,
  }
}

/** Points of a name that is the query, that stands in it, or that begins with it. */
export const namePoints = { exact: 44, inside: 24, start: 10 } as const

/** In Thai a word may stand between a kind of shop and its place, which no name has: ร้านในหาดใหญ่. */
const link = /^(?:ใน|แถว|ใกล|ยาน|ตรง|ที|จังหวัด|เมือง)(?=[ก-ฮเแโใไ])/

export function dropLink(text: string, kindWords: readonly KindWord[]): string {
  const shop = kindWords.find(
    ({ kind, word }) => kind === 'dealer' && text.startsWith(word.text) && link.test(text.slice(word.text.length)),
  )?.word.text
  return shop === undefined ? text : `${shop} ${text.slice(shop.length).replace(link, '')}`
}

/** The beginning of a longer word in katakana, which is about what it ends with: ハンドルグリップ. */
export const isBegun = (name: EntryName, asked: Asked) =>
  asked.text.startsWith(name.text) && asked.text.length > name.text.length + 1

/** A query as names are compared with it: prepared once, because there are thousands of names. */
export type Asked = EntryName & { padded: string; stems: string }

export const toAsked = (text: string): Asked => ({
  text,
  compact: text.replaceAll(' ', ''),
  padded: ` ${text} `,
  stems: ` ${stemWords(text)} `,
})

export const isExactly = (name: EntryName, asked: Asked) => name.compact === asked.compact

export function compareNames(
  names: readonly EntryName[],
  asked: Asked,
  isNamed: boolean,
): { points: number; coverage: number; isExact: boolean } {
  if (names.some((name) => isExactly(name, asked))) return { points: namePoints.exact, coverage: 1, isExact: true }
  const { text } = asked
  const shortest = Math.min(...names.filter((name) => name.text.includes(text)).map((name) => name.text.length))
  const coverage = Number.isFinite(shortest) ? text.length / shortest : 0
  if (isNamed) return { points: namePoints.inside, coverage, isExact: false }
  const starts = names.some((name) => name.text.startsWith(text))
  return { points: starts ? namePoints.start : 0, coverage, isExact: false }
}

/** How a name that a query is, or has in it, begins; few names begin so, and only those are compared. */
export function keysOfName({ text, compact, stems }: EntryName): string[] {
  const start = `=${compact.slice(0, 2)}`
  return stems === null ? [start, text.slice(0, 2)] : [start, ...firstWords(text), ...firstWords(stems)]
}

/** The same of everything that may begin a name in a query. */
export function keysOfAsked({ text, compact, stems }: Asked): Set<string> {
  const pairs = Array.from({ length: text.length }, (_, at) => text.slice(at, at + 2))
  return new Set([`=${compact.slice(0, 2)}`, ...pairs, ...wordsOf(text), ...wordsOf(stems)])
}

const wordsOf = (text: string) =>
  text
    .trim()
    .split(' ')
    .map((word) => ` ${word}`)
const firstWords = (text: string) => wordsOf(text).slice(0, 1)

/** What one wants to do is said first in Thai: a short name is a word there, where another follows. */
function isThaiVerb(name: string, text: string): boolean {
  return (
    name.length > 2 &&
    text.startsWith(name) &&
    /^[\u0E00-\u0E7F]+$/.test(name) &&
    beginsWithWord(text.slice(name.length).trim())
  )
}

/** Three letters are the stem of many a word: who asks for a sag course does not tell that something is sagging. */
const isTelling = (stems: string) => stems.trim().length > 3

/** Latin names stand in a query as whole words; in scripts without spaces short ones may be there by chance. */
export function isInside({ text: name, padded, stems }: EntryName, asked: Asked, least = 5): boolean {
  if (padded !== null && stems !== null)
    return name.length >= least && (asked.padded.includes(padded) || (isTelling(stems) && asked.stems.includes(stems)))
  if (name.length > asked.text.length) return false
  if (asked.padded.includes(` ${name} `)) return name.length > 1
  if (isThaiVerb(name, asked.text)) return true
  if (isHanWord(name, asked.text)) return true
  return (
    asked.text.includes(name) &&
    name.length >= (/[\u0E00-\u0E7F]/.test(name) ? Math.max(least, 4) : Math.min(least, 3) - (least < 5 ? 1 : 0))
  )
}

/** Two kanji or more are a word where others do not touch them. */
function isHanWord(name: string, text: string): boolean {
  const at = text.indexOf(name)
  return (
    at >= 0 &&
    /^\p{Script=Han}{2,}$/u.test(name) &&
    ![text.charAt(at - 1), text.charAt(at + name.length)].some((char) => /\p{Script=Han}/u.test(char))
  )
}
