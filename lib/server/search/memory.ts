import type { Lang } from '@/lib/contract/common'
import type { Held } from './held-vehicles'
import type { DocumentRef } from './store'

/** A document as it is compared with a query. */
export type RankedDocument = DocumentRef & {
  weight: number
  /** What it is called, without spaces. */
  keys: readonly string[]
  /** Tokens of its titles in all languages together, and of each: with a space on either side of each token. */
  title: string
  titles: Readonly<Record<Lang, string>>
}

/** What searches have read of an index, as old as that: forgotten when the catalogue changes. Documents go by their numbers. */
export type SearchMemory = {
  /** Number of documents of each token; 0 = nothing has it. */
  known: Map<string, number>
  documents: Map<number, RankedDocument>
  refs: Map<number, DocumentRef>
  held: Held
}

export const emptyMemory = (): SearchMemory => ({
  known: new Map(),
  documents: new Map(),
  refs: new Map(),
  held: { vehicles: null },
})

/** Beyond so many, what was read is forgotten: about 5 MB each. */
const most = { known: 50_000, documents: 5000, refs: 50_000 } as const

/** What a memory has of some keys; `read` brings what it lacks. */
export async function recall<K, V>(
  kept: Map<K, V>,
  name: keyof typeof most,
  keys: readonly K[],
  read: (missing: K[]) => Promise<ReadonlyMap<K, V>>,
): Promise<Map<K, V>> {
  const missing = keys.filter((key) => !kept.has(key))
  const found = missing.length > 0 ? await read(missing) : new Map<K, V>()
  const all = new Map<K, V>()
  for (const key of keys) {
    const value = kept.get(key) ?? found.get(key)
    if (value !== undefined) all.set(key, value)
  }
  if (kept.size + found.size > most[name]) kept.clear()
  for (const [key, value] of found) kept.set(key, value)
  return all
}
