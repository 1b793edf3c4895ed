import { findHead } from '@/lib/server/search/texts/head-word'
import { findTexts } from '@/lib/server/search/texts/find-texts'
import type { SearchEntry } from './entries/entry'
import { bestFirst, fewestPoints, floor, mostly, points, thaiFloor, type FoundEntry } from './entry-points'
import type { SiteIndex } from './site-index'

/** What is known of the query stands in the title, and is most of what is known at all. */
const wide = { share: 0.45, titleShare: 0.3, known: 0.55, most: 3 } as const
const helping: ReadonlySet<SearchEntry['kind']> = new Set([
  'question',
  'setup',
  'service',
  'page',
  'manual',
  'document',
])

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
    .filter(({ score }) => score >= fewestPoints(query))
    .sort(bestFirst)
    .slice(0, wide.most)
}
