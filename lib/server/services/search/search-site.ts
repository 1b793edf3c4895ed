import { normalizeText } from '@/lib/server/search/normalize'
import { findHead } from '@/lib/server/search/texts/head-word'
import { findTexts } from '@/lib/server/search/texts/find-texts'
import type { SearchEntry } from './entries/entry'
import { compareNames, dropLink, isBegun, isExactly, isInside, keysOfAsked, namePoints, toAsked } from './entry-names'
import { findLikely, type Likely } from './find-likely'
import type { SiteIndex } from './site-index'

export type FoundEntry = {
  entry: SearchEntry
  score: number
  /** The query is a name of it, or has one in it. */
  isNamed: boolean
  /** All of the query stands in its title or names. */
  isWhole: boolean
}

/** With its points by the words alone. */
type ScoredEntry = FoundEntry & { byText: number }

/** Comparable with the points of products and vehicles. */
const points = { title: 32, share: 10, coverage: 12, weight: 12, kind: 26, likeness: 50 } as const
/** What an entry has to meet of a query: the likeness below which nothing is shown. */
const floor = 0.6
/** The same in Thai, where any two words share some pairs of letters. */
const thaiFloor = 0.68
const wholly = 0.5
/** The same where nothing else was found: what is known of the query stands in the title, and is most of what is known at all. */
const wide = { share: 0.45, titleShare: 0.3, known: 0.55, most: 3 } as const
const nearBest = 0.55
const whole = 0.95
const leastPoints = { latin: 20, pairs: 24 } as const
const helping: ReadonlySet<SearchEntry['kind']> = new Set([
  'question',
  'setup',
  'service',
  'page',
  'manual',
  'document',
])
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
/** What meets so much of a query is about it; by pairs of letters, all of it. */
const mostly = (isByPairs: boolean) => (isByPairs ? 1 : 0.75)
/** An entry whose name stands in a longer query meets about so much of it. */
const partly = 0.5

/** Entries for a text, best first, and what was read on another keyboard layout. */
export function searchSite(
  index: SiteIndex,
  query: string,
): { entries: FoundEntry[]; corrected: string | null; known: number; isMended: boolean } {
  const { texts, byName, kindWords } = index
  const { found, corrected, share: known, isByPairs, isMended } = findTexts(texts, query)
  const likely = findLikely(index, corrected ?? query)
  const asked = toAsked(dropLink(normalizeText(corrected ?? query), kindWords))
  const kinds = new Set(kindWords.flatMap(({ kind, word }) => (isInside(word, asked, 3) ? [kind] : [])))
  const shares = new Map(found.map((one) => [one.document, one]))
  const least = isByPairs && /[\u0E00-\u0E7F]/.test(asked.text) ? thaiFloor : floor
  const fewest = /^[\x20-\x7f]+$/.test(asked.text) ? leastPoints.latin : leastPoints.pairs
  const isOneWord = /^[\u30A1-\u30FF]+$/.test(query.normalize('NFKC').trim())
  const hasHead = kinds.size === 0 ? findHead(texts, query) : null
  const entries: ScoredEntry[] = []
  const called = Array.from(keysOfAsked(asked)).flatMap((key) => [...(byName.get(key) ?? [])])
  for (const document of new Set([...shares.keys(), ...called, ...likely.sure.keys()])) {
    const met = shares.get(document)
    const like = likely.sure.get(document) ?? 0
    const isCalled = document.names.some(
      (name) => isExactly(name, asked) || (isInside(name, asked) && !(isOneWord && isBegun(name, asked))),
    )
    const isNamed = isCalled || like > 0
    if (!met && !isNamed) continue
    const { share, titleShare } = met ?? { share: partly, titleShare: partly }
    if (!isNamed && !isEnough(share, titleShare, least)) continue
    const name = compareNames(document.names, asked, isCalled)
    const { entry } = document
    if (
      hasHead &&
      !name.isExact &&
      like === 0 &&
      wordy.has(entry.kind) &&
      (met?.share ?? 0) < mostly(isByPairs) &&
      !hasHead(document)
    )
      continue
    const counted =
      name.points +
      points.title * titleShare +
      points.share * share +
      points.coverage * name.coverage * titleShare +
      points.weight * entry.weight +
      (kinds.has(entry.kind) && !name.isExact ? points.kind : 0)
    const byText = isNamed ? counted : counted * Math.min(1, known + 0.25)
    const score = byText + points.likeness * like
    if (score >= fewest) entries.push({ entry, score, byText, isNamed, isWhole: titleShare >= whole })
  }
  // A page that is called by one word of a longer query says little about how much the others meet.
  const best = Math.max(
    0,
    ...entries.flatMap(({ isNamed, byText }) => (!isNamed || byText >= namePoints.exact + points.title ? byText : [])),
  )
  if (best === 0) entries.push(...listAlone(likely.alone, new Set(entries.map(({ entry }) => entry))))
  entries.sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
  return {
    // What has all of it in its title is meant, however exactly another is called so.
    entries: entries.filter(({ score, isNamed, isWhole }) => isNamed || isWhole || score >= nearBest * best),
    corrected,
    known,
    isMended,
  }
}

/** What is less like the query, where nothing meets it for certain. */
function listAlone(likely: Likely['alone'], known: ReadonlySet<SearchEntry>): ScoredEntry[] {
  return [...likely].flatMap(([{ entry }, like]) => {
    const byText = points.share * partly + points.weight * entry.weight
    const score = byText + points.likeness * like
    return known.has(entry) ? [] : [{ entry, score, byText, isNamed: true, isWhole: false }]
  })
}

/** Meets so much of the query, and enough of that in its title; half of it will do where all of that is in the title. */
function isEnough(share: number, titleShare: number, least: number): boolean {
  return share >= least
    ? titleShare >= 0.45 || share > 0.95
    : least < thaiFloor && titleShare >= wholly && titleShare === share
}

/**
 * Questions, symptoms and services that meet about half of a query, for one that found nothing: people say the same in other words.
 * Scripts without spaces are compared by pairs of letters, of which half may meet by chance.
 */
export function searchSiteWide({ texts }: SiteIndex, query: string): FoundEntry[] {
  const { found, share: known, isByPairs } = findTexts(texts, query)
  const least = /[\u0E00-\u0E7F]/.test(query) ? thaiFloor : /[^\x20-\x7f]/.test(query) ? floor : wide.share
  if (known < wide.known) return []
  const hasHead = findHead(texts, query)
  return found
    .filter(
      ({ share, titleShare, document }) =>
        helping.has(document.entry.kind) &&
        share >= least &&
        titleShare >= wide.titleShare &&
        (share >= mostly(isByPairs) || hasHead?.(document) !== false),
    )
    .map(({ document: { entry }, share, titleShare }) => ({
      entry,
      score: points.title * titleShare + points.share * share + points.weight * entry.weight,
      isNamed: false,
      isWhole: false,
    }))
    .filter(({ score }) => score >= (/^[\x20-\x7f]+$/.test(query) ? leastPoints.latin : leastPoints.pairs))
    .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
    .slice(0, wide.most)
}
