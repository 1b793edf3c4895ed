import { isLatin } from '@/lib/server/search/normalize'
import type { HasHead } from '@/lib/server/search/texts/head-word'
import type { SearchEntry } from './entries/entry'
import { compareNames, isBegun, isExactly, isInside, type Asked, type EntryName } from './entry-names'
import type { EntryDocument } from './site-index'

export type FoundEntry = {
  entry: SearchEntry
  score: number
  /** The query is a name of it, or has one in it. */
  isNamed: boolean
  /** All of the query stands in its title or names. */
  isWhole: boolean
}

/** With its points by the words alone. */
export type ScoredEntry = FoundEntry & { byText: number }

export const bestFirst = (a: FoundEntry, b: FoundEntry) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1)

/** A query as entries are held against it. */
export type SoughtEntry = {
  asked: Asked
  /** How much of it an entry has to meet. */
  least: number
  /** What an entry needs to be shown, in points. */
  fewest: number
  /** How much of it anything on the site has. */
  known: number
  isByPairs: boolean
  /** One long word in katakana, which is about what it ends with. */
  isOneWord: boolean
  /** The kinds it names. */
  kinds: ReadonlySet<string>
  /** Whether an entry has what the query is about; null where that is not known. */
  hasHead: HasHead | null
}

/** How much of a query an entry meets, and how much of that in its title; between 0 and 1. */
export type Met = { share: number; titleShare: number }

/** Comparable with the points of products and vehicles. */
export const points = { title: 32, share: 10, coverage: 12, weight: 12, kind: 26, likeness: 50 } as const
/** What an entry has to meet of a query: the likeness below which nothing is shown. */
export const floor = 0.6
/** The same in Thai, where any two words share some pairs of letters. */
export const thaiFloor = 0.68
const wholly = 0.5
const whole = 0.95
/** An entry whose name stands in a longer query meets about so much of it. */
export const partly = 0.5
/** What meets so much of the query is about it; by pairs of letters, all of it. */
export const mostly = (isByPairs: boolean) => (isByPairs ? 1 : 0.75)
export const fewestPoints = (text: string) => (isLatin(text) ? 20 : 24)

/** Kinds whose entries say much: of those, some have any word. */
const wordy: ReadonlySet<SearchEntry['kind']> = new Set([
  'question',
  'setup',
  'promotion',
  'news',
  'build',
  'video',
  'manual',
])

/** Points of an entry for a query, of which it meets `met` and which is so like one that was meant for it (0 to 1); null where it is not about it. */
export function scoreEntry(
  document: EntryDocument,
  sought: SoughtEntry,
  met: Met | undefined,
  like: number,
): ScoredEntry | null {
  const { entry, names } = document
  const isCalled = isNameOf(names, sought)
  const isNamed = isCalled || like > 0
  if (!met && !isNamed) return null
  const { share, titleShare } = met ?? { share: partly, titleShare: partly }
  if (!isNamed && !isEnough(share, titleShare, sought.least)) return null
  const name = compareNames(names, sought.asked, isCalled)
  if (!name.isExact && like === 0 && isBesideIt(document, sought, met?.share ?? 0)) return null
  const counted =
    name.points +
    points.title * titleShare +
    points.share * share +
    points.coverage * name.coverage * titleShare +
    points.weight * entry.weight +
    (sought.kinds.has(entry.kind) && !name.isExact ? points.kind : 0)
  const byText = isNamed ? counted : counted * Math.min(1, sought.known + 0.25)
  const score = byText + points.likeness * like
  return score >= sought.fewest ? { entry, score, byText, isNamed, isWhole: titleShare >= whole } : null
}

/** A name of it is the query or stands in it. */
const isNameOf = (names: readonly EntryName[], { asked, isOneWord }: SoughtEntry) =>
  names.some((name) => isExactly(name, asked) || (isInside(name, asked) && !(isOneWord && isBegun(name, asked))))

/** Says much, has some of the query among it, and not what the query is about. */
export const isBesideIt = (document: EntryDocument, { hasHead, isByPairs }: SoughtEntry, share: number) =>
  hasHead !== null && wordy.has(document.entry.kind) && share < mostly(isByPairs) && !hasHead(document)

/** Meets so much of the query, and enough of that in its title; half of it will do where all of that is in the title. */
function isEnough(share: number, titleShare: number, least: number): boolean {
  return share >= least
    ? titleShare >= 0.45 || share > 0.95
    : least < thaiFloor && titleShare >= wholly && titleShare === share
}
