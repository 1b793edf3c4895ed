import type { Kysely } from 'kysely'
import { engineOf } from '@/lib/server/db/engine'
import { emptyMemory, type SearchMemory } from './memory'
import type { DocumentKind } from './document-kinds'
import type { SearchEngine, SearchTables } from './tables'

export type Ranked = { id: number; kind: DocumentKind; refId: string; score: number }

/** Ids in order, of which the first are ranked. */
export type Found = { ids: number[]; total: number; ranked: Ranked[] }

/** What a search asks. */
export type SearchSource<DB extends SearchTables = SearchTables> = SearchMemory & {
  db: Kysely<DB>
  engine: SearchEngine
  /** Words that stand on the site, which were not misspelt. */
  isWord: (word: string) => boolean
  /** What this search found already: a text read on another keyboard is then asked as if it had been typed. */
  found: Map<string, Promise<Found>>
}

/** A source that remembers nothing of an earlier search. */
export const newSource = <DB extends SearchTables>(db: Kysely<DB>): SearchSource<DB> => ({
  db,
  engine: engineOf(db),
  ...emptyMemory(),
  isWord: () => false,
  found: new Map(),
})

/** The same source, seen as one of the search tables alone. Kysely is invariant in its schema, so a wider one has to be narrowed by hand. */
export function asSearchSource<DB extends SearchTables>(source: SearchSource<DB>): SearchSource {
  return source as unknown as SearchSource
}
