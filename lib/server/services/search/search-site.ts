import { normalizeText } from '@/lib/server/search/normalize'
import { beginsWithWord } from '@/lib/server/search/texts/everyday'
import { findHead } from '@/lib/server/search/texts/head-word'
import { findTexts } from '@/lib/server/search/texts/find-texts'
import { stemWords } from '@/lib/server/search/texts/stem'
import type { SearchEntry } from './entries/entry'
import type { EntryName, SiteIndex } from './site-index'

export type FoundEntry = {
  entry: SearchEntry
  score: number
  /** The query is a name of it, or has one in it. */
  isNamed: boolean
  /** All of the query stands in its title or names. */
  isWhole: boolean
}

/** Comparable with the points of products and vehicles. */
const points = { exact: 44, inside: 24, start: 10, title: 32, share: 10, coverage: 12, weight: 12, kind: 26 } as const
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
  { texts, kindWords }: SiteIndex,
  query: string,
): { entries: FoundEntry[]; corrected: string | null; known: number; isMended: boolean } {
  const { found, corrected, share: known, isByPairs, isMended } = findTexts(texts, query)
  const asked = toAsked(dropLink(normalizeText(corrected ?? query), kindWords))
  const kinds = new Set(kindWords.flatMap(({ kind, word }) => (isInside(word, asked, 3) ? [kind] : [])))
  const shares = new Map(found.map((one) => [one.document, one]))
  const least = isByPairs && /[\u0E00-\u0E7F]/.test(asked.text) ? thaiFloor : floor
  const fewest = /^[\x20-\x7f]+$/.test(asked.text) ? leastPoints.latin : leastPoints.pairs
  const isOneWord = /^[\u30A1-\u30FF]+$/.test(query.normalize('NFKC').trim())
  const hasHead = kinds.size === 0 ? findHead(texts, query) : null
  const entries: FoundEntry[] = []
  for (const document of texts.documents) {
    const met = shares.get(document)
    const isNamed = document.names.some(
      (name) => isExactly(name, asked) || (isInside(name, asked) && !(isOneWord && isBegun(name, asked))),
    )
    if (!met && !isNamed) continue
    const { share, titleShare } = met ?? { share: partly, titleShare: partly }
    if (!isNamed && !isEnough(share, titleShare, least)) continue
    const name = compareNames(document.names, asked, isNamed)
    const { entry } = document
    if (
      hasHead &&
      !name.isExact &&
      wordy.has(entry.kind) &&
      (met?.share ?? 0) < mostly(isByPairs) &&
      !hasHead(document)
    )
      continue
    const score =
      name.points +
      points.title * titleShare +
      points.share * share +
      points.coverage * name.coverage * titleShare +
      points.weight * entry.weight +
      (kinds.has(entry.kind) && !name.isExact ? points.kind : 0)
    const counted = isNamed ? score : score * Math.min(1, known + 0.25)
    if (counted >= fewest) entries.push({ entry, score: counted, isNamed, isWhole: titleShare >= whole })
  }
  entries.sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
  // A page that is called by one word of a longer query says little about how much the others meet.
  const best = entries.find(({ isNamed, score }) => !isNamed || score >= points.exact + points.title)?.score ?? 0
  return {
    // What has all of it in its title is meant, however exactly another is called so.
    entries: entries.filter(({ score, isNamed, isWhole }) => isNamed || isWhole || score >= nearBest * best),
    corrected,
    known,
    isMended,
  }
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

/** In Thai a word may stand between a kind of shop and its place, which no name has: ร้านในหาดใหญ่. */
const link = /^(?:ใน|แถว|ที|จังหวัด|เมือง)(?=[ก-ฮเแโใไ])/

function dropLink(text: string, kindWords: SiteIndex['kindWords']): string {
  const shop = kindWords.find(
    ({ kind, word }) => kind === 'dealer' && text.startsWith(word.text) && link.test(text.slice(word.text.length)),
  )?.word.text
  return shop === undefined ? text : `${shop} ${text.slice(shop.length).replace(link, '')}`
}

/** The beginning of a longer word in katakana, which is about what it ends with: ハンドルグリップ. */
const isBegun = (name: EntryName, asked: Asked) =>
  asked.text.startsWith(name.text) && asked.text.length > name.text.length + 1

/** A query as names are compared with it: prepared once, because there are thousands of names. */
type Asked = EntryName & { padded: string; stems: string }

const toAsked = (text: string): Asked => ({
  text,
  compact: text.replaceAll(' ', ''),
  padded: ` ${text} `,
  stems: ` ${stemWords(text)} `,
})

const isExactly = (name: EntryName, asked: Asked) => name.compact === asked.compact

function compareNames(
  names: readonly EntryName[],
  asked: Asked,
  isNamed: boolean,
): { points: number; coverage: number; isExact: boolean } {
  if (names.some((name) => isExactly(name, asked))) return { points: points.exact, coverage: 1, isExact: true }
  const { text } = asked
  const shortest = Math.min(...names.filter((name) => name.text.includes(text)).map((name) => name.text.length))
  const coverage = Number.isFinite(shortest) ? text.length / shortest : 0
  if (isNamed) return { points: points.inside, coverage, isExact: false }
  const starts = names.some((name) => name.text.startsWith(text))
  return { points: starts ? points.start : 0, coverage, isExact: false }
}

/** What one wants to do is said first in Thai: a short name is a word there, where another follows. */
function isThaiVerb(name: string, text: string): boolean {
  return (
    name.length > 2 &&
    text.startsWith(name) &&
    /^[\u0E00-\u0E7F]+$/.test(name) &&
    beginsWithWord(text.slice(name.length).trim())
  )
}

/** Latin names stand in a query as whole words; in scripts without spaces short ones may be there by chance. */
function isInside({ text: name, padded, stems }: EntryName, asked: Asked, least = 5): boolean {
  if (padded !== null && stems !== null)
    return name.length >= least && (asked.padded.includes(padded) || asked.stems.includes(stems))
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
