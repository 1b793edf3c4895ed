import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { indexDocuments } from '@/lib/server/search/store'
import { searchDocuments } from '@/lib/server/search/query'
import { newSource } from '@/lib/server/search/source'
import type { Database } from '../schema'
import { down, up } from './030-search-vectors'

let db: Kysely<Database>
beforeAll(async () => {
  db = await openCompanyDatabase('postgres')
}, 60_000)
afterAll(() => db.destroy())

const typeOfTokens = async () =>
  (
    await sql<{ type: string }>`select udt_name as type from information_schema.columns
      where table_name = 'search_index' and column_name = 'tokens'`.execute(db)
  ).rows[0]?.type

it('makes vectors of the arrays of an older database, and its documents are found as before', async () => {
  await indexDocuments(db, 'postgres', [
    {
      kind: 'product',
      refId: 'shock',
      lang: 'en',
      title: "Rider's shock",
      body: 'Honda PCX160',
      codeKey: null,
      weight: 0.5,
    },
  ])
  await down(db)
  expect(await typeOfTokens()).toBe('_text')
  await up(db)
  expect(await typeOfTokens()).toBe('tsvector')
  const { hits } = await searchDocuments(newSource(db), { query: 'pcx160 shock', lang: 'en', limit: 3, offset: 0 })
  expect(hits.map(({ refId }) => refId)).toEqual(['shock'])
})
