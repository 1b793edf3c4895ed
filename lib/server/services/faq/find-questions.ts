import { findTexts } from '@/lib/server/search/texts/find-texts'
import type { TextIndex } from '@/lib/server/search/texts/text-index'
import type { FaqDocument } from './search-index'

export type FaqFound = {
  /** Best first. */
  ids: string[]
  /** What was searched instead of the query; null = the query itself. */
  corrected: string | null
}

/** Share of the best one's score below which a question is left out. */
const nearBest = 0.4
const most = 20

/** Questions for a text in any of the three scripts; what stands in the question itself counts twice. */
export function findQuestions(index: TextIndex<FaqDocument>, query: string): FaqFound {
  const { found, corrected } = findTexts(index, query)
  const scored = found
    .map(({ document, share, titleShare }) => ({ document, score: share + titleShare }))
    .sort((a, b) => b.score - a.score || a.document.number - b.document.number)
  const best = scored[0]?.score ?? 0
  const kept = scored.filter(({ score }) => score >= nearBest * best).slice(0, most)
  return { ids: kept.map(({ document }) => document.id), corrected }
}
