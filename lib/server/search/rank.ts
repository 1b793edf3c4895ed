import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { documentKindSchema } from './document-kinds'
import { recall, type RankedDocument } from './memory'
import { compactText } from './normalize'
import type { Group } from './plan'
import { tokenWeight } from './resolve'
import type { Ranked, SearchSource } from './source'
import type { SearchTables } from './tables'
import type { Frequencies } from './vocabulary'

export type RankInput = {
  ids: readonly number[]
  query: string
  lang: Lang
  groups: readonly Group[]
  frequencies: Frequencies
  boosts?: ReadonlyMap<number, number>
}

const namesSchema = z.object({
  keys: z.array(z.string()),
  titles: z.partialRecord(z.enum(['en', 'th', 'ja']), z.string()),
})

/**
 * Points of a hit. An exact name outweighs everything; then the share of the query that stands in the title, then how little else stands there.
 * What the titles of all languages agree on is what the thing is: a fork spring is a โช้ค by one word of its Thai name only.
 */
const points = {
  exact: 40,
  start: 12,
  title: 24,
  ownLanguage: 4,
  languages: 16,
  coverage: 10,
  strict: 8,
  weight: 10,
  vehicle: 14,
} as const

/** Three letters of a script without spaces stand in the middle of many names. */
const byChance = -50

/** Scores documents against the query and puts the best first; ties go by id, so that every engine gives the same order. */
export async function rankDocuments(source: SearchSource, input: RankInput): Promise<Ranked[]> {
  if (input.ids.length === 0) return []
  const documents = await recall(source.documents, 'documents', input.ids, (missing) =>
    readDocuments(source.db, missing),
  )
  const weights = input.groups.map((group) =>
    Math.max(
      ...group.alternatives.map(
        (tokens) => tokens.reduce((sum, token) => sum + tokenWeight(input.frequencies, token), 0) / tokens.length,
      ),
    ),
  )
  const told = input.groups
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '')
  const isShort = /^[\u0E00-\u0E7F\u3041-\u3096]{1,3}$/.test(told)
  const asked = {
    query: compactText(input.query),
    told,
    isShort,
    groups: input.groups.map(padGroup),
    weights,
    lang: input.lang,
  }
  return Array.from(documents, ([id, document]) => ({
    id,
    kind: document.kind,
    refId: document.refId,
    score: scoreDocument(document, asked) + (input.boosts?.get(id) ?? 0),
  })).sort((a, b) => b.score - a.score || a.id - b.id)
}

async function readDocuments(db: Kysely<SearchTables>, ids: readonly number[]): Promise<Map<number, RankedDocument>> {
  const rows = await db
    .selectFrom('search_document')
    .select(['id', 'kind', 'ref_id', 'weight', 'names', 'title_tokens'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => {
      const { keys, titles } = namesSchema.parse(JSON.parse(row.names))
      const document = {
        kind: documentKindSchema.parse(row.kind),
        refId: row.ref_id,
        weight: Number(row.weight),
        keys,
        title: pad(row.title_tokens),
        titles: { en: pad(titles.en ?? ''), th: pad(titles.th ?? ''), ja: pad(titles.ja ?? '') },
      }
      return [Number(row.id), document]
    }),
  )
}

/** Tokens with a space on either side are found in a padded list of tokens without taking it apart: a query is compared with hundreds of lists. */
const pad = (tokens: string) => ` ${tokens} `
type PaddedGroup = readonly (readonly string[])[]
const padGroup = ({ alternatives }: Group): PaddedGroup => alternatives.map((tokens) => tokens.map(pad))

type Asked = {
  query: string
  /** The query without words that tell nothing. */
  told: string
  /** That is a few letters of a script without spaces. */
  isShort: boolean
  lang: Lang
  groups: readonly PaddedGroup[]
  weights: readonly number[]
}

function scoreDocument(document: RankedDocument, asked: Asked): number {
  const { query, told, isShort, groups, weights } = asked
  const { keys, titles } = document
  const shares = langs.map((lang) => measureShare(groups, weights, titles[lang]).share)
  const title = measureShare(groups, weights, document.title)
  const exact = keys.includes(query) ? points.exact : 0
  const start = exact === 0 && keys.some((key) => key.startsWith(query)) ? points.start : 0
  const shortest = Math.min(...keys.filter((key) => title.share === 1 || key.includes(query)).map((key) => key.length))
  const coverage = Number.isFinite(shortest) ? Math.min(1, query.length / shortest) * title.share : 0
  const isBeginning = query === told && keys.some((key) => key.startsWith(told))
  const isByChance = isShort && exact === 0 && !isBeginning
  return (
    (isByChance ? byChance : 0) +
    exact +
    start +
    points.title * title.share +
    points.strict * title.strict +
    points.coverage * coverage +
    points.weight * document.weight +
    points.ownLanguage * (shares[langs.indexOf(asked.lang)] ?? 0) +
    (points.languages * shares.reduce((sum, share) => sum + share, 0)) / langs.length +
    (document.kind === 'vehicle' && title.share === 1 ? points.vehicle : 0)
  )
}

/** Share of the groups a set of tokens meets, by how much each tells, and the share it meets in the strict spelling. */
function measureShare(
  groups: readonly PaddedGroup[],
  weights: readonly number[],
  tokens: string,
): { share: number; strict: number } {
  let met = 0
  let strict = 0
  let all = 0
  groups.forEach((group, index) => {
    const weight = weights[index] ?? 0
    all += weight
    if (group[0]?.every((token) => tokens.includes(token))) strict += weight
    if (group.some((alternative) => alternative.every((token) => tokens.includes(token)))) met += weight
  })
  return all === 0 ? { share: 0, strict: 0 } : { share: met === all ? 1 : met / all, strict: strict / all }
}
