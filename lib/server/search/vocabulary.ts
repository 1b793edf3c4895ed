import type { Kysely } from 'kysely'
import { recall } from './memory'
import { everyDocument, wordGrams } from './store'
import { conceptWords } from './synonyms'
import type { SearchSource } from './source'
import type { SearchTables } from './tables'

export type Frequencies = ReadonlyMap<string, number>

const highestChar = '\u{10FFFF}'

/** Number of documents for each token; unknown ones are missing. The empty token has the number of all documents. */
export async function readFrequencies({ db, known }: SearchSource, tokens: readonly string[]): Promise<Frequencies> {
  const asked = [...new Set([everyDocument, ...tokens])]
  const counts = await recall(known, 'known', asked, async (missing) => {
    const rows = await db.selectFrom('search_token').select(['token', 'df']).where('token', 'in', missing).execute()
    const read = new Map(rows.map(({ token, df }) => [token, Number(df)]))
    return new Map(missing.map((token) => [token, read.get(token) ?? 0]))
  })
  return new Map([...counts].filter(([, df]) => df > 0))
}

/** The most frequent tokens that begin with a prefix, of one word each. */
export async function findCompletions(db: Kysely<SearchTables>, prefix: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_token')
    .select('token')
    .where('token', '>', prefix)
    .where('token', '<', prefix + highestChar)
    .orderBy('df', 'desc')
    .orderBy('token')
    .limit(limit)
    .execute()
  return rows.map((row) => row.token)
}

/** The known Latin words that are nearest to a misspelt one: at most one edit away from 3 letters on, two from 7. */
export async function findCorrections(db: Kysely<SearchTables>, word: string, limit = 3): Promise<string[]> {
  if (word.length < 3) return []
  const reach = word.length >= 7 ? 2 : 1
  const near = rankCandidates(word, await readCandidates(db, word)).filter(
    ({ token, distance }) => distance <= reach && (word.length > 3 || token.startsWith(word.charAt(0))),
  )
  const best = near[0]
  const isAsGood = (candidate: (typeof near)[number]) =>
    candidate.distance === best?.distance && (candidate.token[0] === word[0]) === (best.token[0] === word[0])
  return near
    .filter(isAsGood)
    .slice(0, limit)
    .map(({ token }) => token)
}

/** Known Latin words that look most alike; two letters of three have to be the same. */
export async function findLookalikes(db: Kysely<SearchTables>, word: string, limit: number): Promise<string[]> {
  return rankCandidates(word, await readStored(db, wordGrams(word)))
    .filter(({ distance }) => distance * 3 <= word.length)
    .slice(0, limit)
    .map(({ token }) => token)
}

type Candidate = { token: string; df: number; shared: number }

async function readCandidates(db: Kysely<SearchTables>, word: string): Promise<Candidate[]> {
  const grams = wordGrams(word)
  const stored = await readStored(db, grams)
  const known = new Set(stored.map(({ token }) => token))
  const trade = Array.from(conceptWords, (token) => ({
    token,
    df: 1,
    shared: wordGrams(token).filter((gram) => grams.includes(gram)).length,
  }))
  return [...stored, ...trade.filter(({ token, shared }) => shared > 1 && !known.has(token))]
}

async function readStored(db: Kysely<SearchTables>, grams: readonly string[]): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('search_gram')
    .innerJoin('search_token', 'search_token.token', 'search_gram.token')
    .select(({ fn }) => ['search_gram.token', 'search_token.df', fn.countAll().as('shared')])
    .where('search_gram.gram', 'in', grams)
    .groupBy(['search_gram.token', 'search_token.df'])
    .orderBy('shared', 'desc')
    .orderBy('search_gram.token')
    .limit(60)
    .execute()
  return rows.map((row) => ({ token: row.token, df: Number(row.df), shared: Number(row.shared) }))
}

function rankCandidates(word: string, candidates: readonly Candidate[]): (Candidate & { distance: number })[] {
  const sameStart = (token: string) => (token.charAt(0) === word.charAt(0) ? 0 : 1)
  return candidates
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.token) }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        sameStart(a.token) - sameStart(b.token) ||
        b.shared - a.shared ||
        b.df - a.df ||
        (a.token < b.token ? -1 : 1),
    )
}

/** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
