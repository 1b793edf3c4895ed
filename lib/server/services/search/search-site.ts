import { normalizeText } from '@/lib/server/search/normalize'
import { findTexts } from '@/lib/server/search/texts/find-texts'
import type { SearchEntry } from './entries/entry'
import type { SiteIndex } from './site-index'

export type FoundEntry = {
  entry: SearchEntry
  score: number
  /** The query is a name of it, or has one in it. */
  isNamed: boolean
}

/** Comparable with the points of products and vehicles. */
const points = { exact: 44, inside: 24, start: 10, title: 32, share: 10, coverage: 12, weight: 12, kind: 26 } as const
/** What an entry has to meet of a query: the likeness below which nothing is shown. */
const floor = 0.6
const nearBest = 0.55

/** Entries for a text, best first, and what was read on another keyboard layout. */
export function searchSite(
  { texts, kindWords }: SiteIndex,
  query: string,
): { entries: FoundEntry[]; corrected: string | null } {
  const { found, corrected, share: known } = findTexts(texts, query)
  const text = normalizeText(corrected ?? query)
  const asked = new Set(kindWords.flatMap(({ kind, word }) => (isInside(word, text, 3) ? [kind] : [])))
  const entries = found
    .filter(({ share, titleShare }) => share >= floor && (titleShare >= 0.45 || share > 0.95))
    .map(({ document: { entry, names }, share, titleShare }): FoundEntry => {
      const name = compareNames(names, text)
      const score =
        name.points +
        points.title * titleShare +
        points.share * share +
        points.coverage * name.coverage * titleShare +
        points.weight * entry.weight +
        (asked.has(entry.kind) && !name.isExact ? points.kind : 0)
      return { entry, score: score * Math.min(1, known + 0.25), isNamed: name.isNamed }
    })
    .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
  const best = entries[0]?.score ?? 0
  return { entries: entries.filter(({ score }) => score >= nearBest * best), corrected }
}

function compareNames(
  names: readonly string[],
  text: string,
): { points: number; coverage: number; isNamed: boolean; isExact: boolean } {
  const compact = text.replaceAll(' ', '')
  const shortest = Math.min(...names.filter((name) => name.includes(text)).map(({ length }) => length))
  const coverage = Number.isFinite(shortest) ? text.length / shortest : 0
  if (names.some((name) => name.replaceAll(' ', '') === compact))
    return { points: points.exact, coverage: 1, isNamed: true, isExact: true }
  if (names.some((name) => isInside(name, text)))
    return { points: points.inside, coverage, isNamed: true, isExact: false }
  const starts = names.some((name) => name.startsWith(text))
  return { points: starts ? points.start : 0, coverage, isNamed: false, isExact: false }
}

/** Latin names stand in a query as whole words; in scripts without spaces short ones may be there by chance. */
function isInside(name: string, text: string, least = 5): boolean {
  if (/^[\x20-\x7f]+$/.test(name)) return name.length >= least && ` ${text} `.includes(` ${name} `)
  return (
    name.length >= (/[\u0E00-\u0E7F]/.test(name) ? least : Math.min(least, 3) - (least < 5 ? 1 : 0)) &&
    text.includes(name)
  )
}
