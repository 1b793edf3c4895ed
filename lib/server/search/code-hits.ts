import type { Kysely } from 'kysely'
import { documentKindSchema } from './document-kinds'
import { afterPrefix, readCodeKeys } from './code'
import type { Scope } from './match'
import type { Ranked } from './source'
import type { SearchTables } from './tables'

/** An exact part number goes before everything; the beginning of one goes before all but exact names. */
export const exactCode = 1000
const codePrefix = 100
const maxPrefixHits = 200

/** Documents whose part number equals the query or a word of it, or begins with the query. */
export async function findCodeHits(db: Kysely<SearchTables>, query: string, scope: Scope): Promise<Ranked[]> {
  const { prefix, exact } = readCodeKeys(query)
  // Only parts have numbers.
  if (exact.length === 0 || (scope.kinds && !scope.kinds.includes('product'))) return []
  const select = db.selectFrom('search_document').select(['id', 'kind', 'ref_id', 'code_key'])
  const [same, longer] = await Promise.all([
    select.where('code_key', 'in', exact).orderBy('id').execute(),
    prefix === null
      ? []
      : select
          .where('code_key', '>', prefix)
          .where('code_key', '<', afterPrefix(prefix))
          .orderBy('code_key')
          .limit(maxPrefixHits)
          .execute(),
  ])
  const found = [
    ...same.map((row) => ({ row, score: exactCode })),
    ...longer.map((row) => ({ row, score: codePrefix })),
  ].map(({ row, score }) => ({
    id: Number(row.id),
    kind: documentKindSchema.parse(row.kind),
    refId: row.ref_id,
    score,
  }))
  // Not asked for with the numbers: SQLite would then read every document of a kind instead of the few with such a number.
  return scope.kinds === null ? found : found.filter(({ kind }) => scope.kinds?.includes(kind))
}

/** Of two letters and a figure, which are its construction, three are enough. */
const leastShared = (key: string) => (/^[A-Z]{2}\d/i.test(key) ? 3 : 4)

/** Documents whose part number shares the longest beginning with a query that looks like one. */
export async function findNearCodes(db: Kysely<SearchTables>, query: string, scope: Scope): Promise<Ranked[]> {
  const whole = readCodeKeys(query).prefix
  for (let length = whole?.length ?? 0; whole && length >= leastShared(whole); length--) {
    const hits = await findCodeHits(db, whole.slice(0, length), scope)
    if (hits.length > 0) return hits.map((hit) => ({ ...hit, score: (codePrefix * length) / whole.length }))
  }
  return []
}
