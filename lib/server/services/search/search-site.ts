import { normalizeText } from '@/lib/server/search/normalize'
import { findHead } from '@/lib/server/search/texts/head-word'
import { findTexts, type FoundTexts } from '@/lib/server/search/texts/find-texts'
import type { SearchEntry } from './entries/entry'
import { dropLink, isInside, keysOfAsked, namePoints, toAsked } from './entry-names'
import {
  bestFirst,
  fewestPoints,
  floor,
  isBesideIt,
  partly,
  points,
  scoreEntry,
  thaiFloor,
  type FoundEntry,
  type ScoredEntry,
  type SoughtEntry,
} from './entry-points'
import { findLikely, type Likely } from './find-likely'
import type { EntryDocument, SiteIndex } from './site-index'

const nearBest = 0.55

export type FoundOnSite = {
  /** Best first. */
  entries: FoundEntry[]
  /** What was read on another keyboard layout; null = the query itself. */
  corrected: string | null
  /** How much of the query anything on the site has, 0–1. */
  known: number
  /** Words of it were taken for misspelt ones. */
  isMended: boolean
}

/** Entries for a text. */
export function searchSite(index: SiteIndex, query: string): FoundOnSite {
  const texts = findTexts(index.texts, query)
  const { found, corrected, share: known, isMended } = texts
  const likely = findLikely(index, corrected ?? query)
  const sought = readSought(index, query, texts)
  const met = new Map(found.map((one) => [one.document, one]))
  const scored = [...new Set([...met.keys(), ...calledLike(index, sought), ...likely.sure.keys()])].flatMap(
    (document) => scoreEntry(document, sought, met.get(document), likely.sure.get(document) ?? 0) ?? [],
  )
  return { entries: keepNear(scored, sought, likely), corrected, known, isMended }
}

function readSought(
  { texts, kindWords }: SiteIndex,
  query: string,
  { corrected, share, isByPairs }: FoundTexts<EntryDocument>,
): SoughtEntry {
  const asked = toAsked(dropLink(normalizeText(corrected ?? query), kindWords))
  const kinds = new Set(kindWords.flatMap(({ kind, word }) => (isInside(word, asked, 3) ? [kind] : [])))
  return {
    asked,
    kinds,
    known: share,
    isByPairs,
    least: isByPairs && /[\u0E00-\u0E7F]/.test(asked.text) ? thaiFloor : floor,
    fewest: fewestPoints(asked.text),
    isOneWord: /^[\u30A1-\u30FF]+$/.test(query.normalize('NFKC').trim()),
    hasHead: kinds.size === 0 ? findHead(texts, query) : null,
  }
}

/** What has a name that may stand in the query. */
const calledLike = ({ byName }: SiteIndex, { asked }: SoughtEntry): EntryDocument[] =>
  [...keysOfAsked(asked)].flatMap((key) => [...(byName.get(key) ?? [])])

/** What comes near the best, best first. */
function keepNear(scored: readonly ScoredEntry[], sought: SoughtEntry, likely: Likely): FoundEntry[] {
  // A page that is called by one word of a longer query says little about how much the others meet.
  const best = Math.max(
    0,
    ...scored.flatMap(({ isNamed, byText }) => (!isNamed || byText >= namePoints.exact + points.title ? byText : [])),
  )
  const alone = best === 0 ? listAlone(likely.alone, sought, new Set(scored.map(({ entry }) => entry))) : []
  return (
    [...scored, ...alone]
      .sort(bestFirst)
      // What has all of it in its title is meant, however exactly another is called so.
      .filter(({ score, isNamed, isWhole }) => isNamed || isWhole || score >= nearBest * best)
  )
}

/** What is less like the query, and has what that is about, where nothing meets it for certain. */
function listAlone(likely: Likely['alone'], sought: SoughtEntry, known: ReadonlySet<SearchEntry>): ScoredEntry[] {
  return [...likely].flatMap(([document, like]) => {
    const { entry } = document
    if (known.has(entry) || isBesideIt(document, sought, partly)) return []
    const byText = points.share * partly + points.weight * entry.weight
    return [{ entry, score: byText + points.likeness * like, byText, isNamed: true, isWhole: false }]
  })
}
