import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import { searchQuery } from '@/lib/contract/search'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { search } from './search'

let db: Kysely<Database>
const ask = (q: string, lang: Lang) => search(searchQuery.parse({ q, lang }), { db, now: new Date('2026-11-23') })

describe('what an answer says of the query', () => {
  beforeAll(async () => {
    db = await openCompanyDatabase('sqlite', 'sample')
  }, 60_000)
  afterAll(() => db.destroy())

  it.each([
    ['red spring', 'en'],
    ['gold shock', 'en'],
    ['bed', 'en'],
    ['สปริงสีแดง', 'th'],
    ['赤いスプリング', 'ja'],
  ] as const)('reads no vehicle in %s', async (q, lang) => {
    expect((await ask(q, lang)).reading.vehicle).toBeNull()
  })

  it('keeps the vehicle beside a colour', async () => {
    expect((await ask('black shocks ranger', 'en')).reading.vehicle?.modelId).toBe('ford-ranger')
  })

  it('finds both models of one name and offers neither as the vehicle of the visitor', async () => {
    const { hits, reading } = await ask('フォルツァ', 'ja')
    const models = hits.flatMap((hit) => (hit.kind === 'vehicle' ? [hit.vehicle.modelId] : []))
    expect(new Set(models)).toEqual(new Set(['honda-forza-300', 'honda-forza-350']))
    expect(reading.isAmbiguous).toBe(true)
  })

  it('says of each part which generations of the named vehicle it fits', async () => {
    const { hits } = await ask('black shocks ranger', 'en')
    const fits = hits.flatMap((hit) => (hit.kind === 'product' && hit.fits ? [hit.fits] : []))
    expect(fits.length).toBeGreaterThan(0)
    expect(new Set(fits.map(({ model }) => model))).toEqual(new Set(['Ranger']))
    expect(fits[0]?.generations.length).toBeGreaterThan(1)
  })
})
