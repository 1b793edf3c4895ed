import type { Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { Database } from '@/lib/server/db/schema'
import { engineOf } from '@/lib/server/db/engine'
import { searchDocuments, type SearchHitRef } from '@/lib/server/search/query'

/** A score that only vehicles have whose name stands in the text. */
const named = 34
const nearBest = 0.8
const most = 12

/** Vehicles that a text names and nothing else, best first; empty = it names none. */
export async function readVehicles(db: Kysely<Database>, text: string, lang: Lang): Promise<SearchHitRef[]> {
  if (text.trim() === '') return []
  const { hits } = await searchDocuments(db, engineOf(db), {
    query: text,
    lang,
    kinds: ['vehicle'],
    limit: most,
    offset: 0,
  })
  const best = hits[0]
  if (!best || best.score < named || best.matched === 'nearest') return []
  return hits.filter(({ score }) => score >= nearBest * best.score)
}
