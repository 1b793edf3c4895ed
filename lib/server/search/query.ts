import type { Lang } from '@/lib/contract/common'
import type { searchMatches } from '@/lib/contract/search'
import { type DocumentKind, documentKindSchema } from './document-kinds'
import { recall } from './memory'
import { exactCode, findCodeHits } from './code-hits'
import { type Asked, findAll, findMost } from './loose'
import type { Scope } from './match'
import type { Group } from './plan'
import { listReadings } from './readings'
import { correctQuery, type Resolved, resolveQuery } from './resolve'
import { asSearchSource, type Found, type Ranked, type SearchSource } from './source'
import { isConceptToken } from './synonyms'
import type { SearchTables } from './tables'

export type HitMatch = (typeof searchMatches)[number]
export type SearchHitRef = { kind: DocumentKind; refId: string; score: number; matched: HitMatch }
export type SearchParams = { query: string; lang: Lang; kinds?: readonly DocumentKind[]; limit: number; offset: number }
export type SearchResult = {
  hits: SearchHitRef[]
  /** Everything that was found; `reachable` means so many or more. */
  total: number
  /** What was searched instead, when the query was misspelt or typed with the wrong keyboard layout. */
  correctedQuery: string | null
}

/** Hits beyond this place are neither counted nor paged to: nobody reads so far, and it bounds the work. */
const reachable = 1000
/** Share of the weight of a query that a hit of the loose kind must meet. */
const enough = 0.5
/** The same where a word was mended and another stays unknown: what one mended word meets is chance. */
const enoughMended = 0.6
/** A score that only hits without the query in their title have. */
const doubtful = 25
const maxQuery = 120
const nothing: Found = { ids: [], total: 0, ranked: [] }

/**
 * Finds documents in any language: exact part numbers, then all words of the query, then the same after undoing a wrong keyboard layout
 * or misspelt words, then most of the words. Each step is taken only when the ones before found nothing. Never throws on odd input.
 */
export async function searchDocuments<DB extends SearchTables>(
  anySource: SearchSource<DB>,
  params: SearchParams,
): Promise<SearchResult> {
  const source = asSearchSource(anySource)
  const { db } = source
  const query = params.query.trim().slice(0, maxQuery)
  const scope: Scope = { kinds: params.kinds ?? null, limit: reachable }
  const codes = await findCodeHits(db, query, scope)
  if (codes.some(({ score }) => score >= exactCode)) return toPage(source, codes, nothing, 'code', null, params)
  const resolved = await resolveQuery(source, query)
  const asked: Asked = { resolved, query, lang: params.lang, scope }
  const keyboardFirst = isPunctuated(query) ? await findByKeyboard(source, asked) : null
  if (keyboardFirst && codes.length === 0)
    return toPage(source, codes, keyboardFirst.found, 'keyboard', keyboardFirst.text, params)
  const all = await findAll(source, asked)
  if (isDoubtful(resolved, all) && !(await isNamed(source, asked)))
    return toPage(source, codes, await findMost(source, asked, enough), 'some', null, params)
  if (all.total > 0 || codes.length > 0) return toPage(source, codes, all, 'all', null, params)
  const keyboard = await findByKeyboard(source, asked)
  if (keyboard) return toPage(source, codes, keyboard.found, 'keyboard', keyboard.text, params)
  const corrected = await correctQuery(source, resolved, query)
  const mended: Asked = corrected ? { ...asked, resolved: corrected, query: corrected.text } : asked
  if (corrected) {
    const found = await findAll(source, mended)
    if (found.total > 0) return toPage(source, codes, found, 'some', corrected.text, params)
  }
  if (isNumberOnly(mended.resolved)) return toPage(source, codes, nothing, 'some', null, params)
  const some = await findMost(source, mended, corrected && corrected.unknown.length > 0 ? enoughMended : enough)
  return toPage(source, codes, some, 'some', some.total > 0 ? (corrected?.text ?? null) : null, params)
}

/** Beside a name that nothing here has, its number and words of the trade stand in many others: a Zontes 350 is no Meteor 350. */
function isNumberOnly({ groups, unknown }: Resolved): boolean {
  const isUnknown = (group: Group) => unknown.some(({ text }) => text === group.text)
  const tellsNothing = (group: Group) => group.script === 'digit' || isConceptToken(group.alternatives[0]?.[0] ?? '')
  return (
    unknown.some(({ script }) => script === 'latin') &&
    groups.some(({ script }) => script === 'digit') &&
    groups.every((group) => isUnknown(group) || tellsNothing(group))
  )
}

/** Pairs of characters may meet by chance in a long body. When no title has them, names that are nearly so are looked at too. */
function isDoubtful(resolved: Resolved, all: Found): boolean {
  const best = all.ranked[0]
  return (
    best !== undefined &&
    best.score < doubtful &&
    resolved.groups.some(
      ({ script, alternatives }) => (script === 'thai' || script === 'cjk') && (alternatives[0]?.length ?? 0) > 2,
    )
  )
}

/** A year or a size stands in the body, not in the title: whether the words beside the numbers are in one settles the doubt. */
async function isNamed(source: SearchSource, asked: Asked): Promise<boolean> {
  const { resolved, query } = asked
  const groups = resolved.groups.filter(({ script }) => script !== 'digit')
  if (groups.length === 0 || groups.length === resolved.groups.length) return false
  const words = { ...resolved, groups }
  const withoutNumbers = query.replace(/(?<!\S)\p{Nd}+(?!\S)/gu, ' ').trim()
  const found = await findAll(source, { ...asked, resolved: words, query: withoutNumbers })
  return found.total > 0 && !isDoubtful(words, found)
}

async function findByKeyboard(source: SearchSource, asked: Asked): Promise<{ text: string; found: Found } | null> {
  for (const text of listReadings(asked.query)) {
    const resolved = await resolveQuery(source, text)
    if (resolved.groups.some(isBegun)) continue
    const found = await findAll(source, { ...asked, resolved, query: text })
    if (found.total > 0) return { text, found }
  }
  return null
}

/** Three letters of another layout are the beginning of some name. */
function isBegun({ script, text, alternatives }: Group): boolean {
  return (
    script === 'latin' &&
    text.length < 4 &&
    !alternatives.some(([token]) => token === text || isConceptToken(token ?? ''))
  )
}

/** Signs inside a Latin word, where nobody puts them, are keys of the other layout: `F=h8`. */
function isPunctuated(query: string): boolean {
  return /[A-Za-z0-9][=;'\[\]\\{}|<>,`](?=[A-Za-z0-9=;'\[\]\\{}|<>,`])/.test(query)
}

/** Puts the hits together: exact numbers lead, the rest goes by score, and what lies beyond the ranked ones follows in its own order. */
async function toPage(
  source: SearchSource,
  codes: readonly Ranked[],
  found: Found,
  matched: HitMatch,
  correctedQuery: string | null,
  params: SearchParams,
): Promise<SearchResult> {
  const byCode = new Set(codes.map(({ id }) => id))
  const ranked = [...codes, ...found.ranked.filter(({ id }) => !byCode.has(id))].sort((a, b) => b.score - a.score)
  const known = new Set(ranked.map(({ id }) => id))
  const later = found.ids.filter((id) => !known.has(id))
  const end = params.offset + params.limit
  const page = [
    ...ranked.slice(params.offset, end),
    ...(await readLater(
      source,
      later.slice(Math.max(0, params.offset - ranked.length), Math.max(0, end - ranked.length)),
    )),
  ]
  return {
    hits: page.map(({ id, kind, refId, score }) => ({
      kind,
      refId,
      score,
      matched: byCode.has(id) ? 'code' : matched,
    })),
    total: codes.length + found.total - found.ids.filter((id) => byCode.has(id)).length,
    correctedQuery,
  }
}

async function readLater({ db, refs }: SearchSource, ids: readonly number[]): Promise<Ranked[]> {
  const found = await recall(refs, 'refs', ids, async (missing) => {
    const rows = await db
      .selectFrom('search_document')
      .select(['id', 'kind', 'ref_id'])
      .where('id', 'in', missing)
      .execute()
    return new Map(rows.map((row) => [Number(row.id), { kind: documentKindSchema.parse(row.kind), refId: row.ref_id }]))
  })
  return Array.from(found, ([id, ref]) => ({ id, ...ref, score: 0 })).sort((a, b) => a.id - b.id)
}
