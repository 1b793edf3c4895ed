import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limitOf, retentionRules } from '@/lib/domain/retention'
import { formatSerial } from '@/lib/domain/serial'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import { search } from '@/lib/server/services/search/search'
import { getWarrantyInfo } from '@/lib/server/services/warranty/check'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct } from '@/tests/support/warranty-form'
import { countInVain, deleteOldAsked, listInVain, maybePersonal, mostOfDay } from './asked'

const now = new Date('2026-11-23T03:00:00.000Z')

it.each([
  ['somchai@example.com', true],
  ['081-234-5678', true],
  ['+66 81 234 5678', true],
  ['xmax 300 rear shock', false],
  ['TG36-345TRC-91B', false],
  ['a'.repeat(61), true],
])('%s may be somebody’s: %s', (words, personal) => {
  expect(maybePersonal(words)).toBe(personal)
})

describe.each(['sqlite', 'postgres'] as const)('what is asked in vain, on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  })
  afterAll(() => db.destroy())
  beforeEach(() => db.deleteFrom('asked_in_vain').execute())

  const ask = (q: string, sent = true) =>
    search({ q, lang: 'en', page: 1, sort: 'best', ...(sent && { sent: '1' as const }) }, { db, now })
  const times = async (count: number, work: () => Promise<unknown>) => {
    for (let i = 0; i < count; i += 1) await work()
  }

  it('is seen from the third time on, in one spelling', async () => {
    await times(2, () => ask('Ferrari Testarossa'))
    expect(await listInVain(db, 'search')).toEqual([])
    await ask('FERRARI testarossa')
    expect(await listInVain(db, 'search')).toEqual([
      { words: 'ferrari testarossa', lang: 'en', count: 3, lastOn: '2026-11-23' },
    ])
  })

  it('counts nothing that is typed on, that is found, or that may be somebody’s', async () => {
    await times(3, () => ask('ferrari testarossa', false))
    await times(3, () => ask('honda'))
    await times(3, () => ask('ferrari@testarossa.example'))
    expect(await db.selectFrom('asked_in_vain').selectAll().execute()).toEqual([])
  })

  it('counts serials that were never issued, and none that were', async () => {
    const issued = (await issuedProduct(db)).serial(1)
    const context = contextOf(db, { now })
    await getWarrantyInfo({ serial: issued, phoneLast4: '0000', lang: 'en' }, context)
    const foreign = formatSerial('0101A', 1) ?? ''
    await getWarrantyInfo({ serial: foreign, phoneLast4: '0000', lang: 'en' }, context)
    const rows = await db.selectFrom('asked_in_vain').select(['kind', 'words', 'count']).execute()
    expect(rows).toEqual([{ kind: 'serial', words: foreign, count: 1 }])
  })

  it('loses nothing that is counted at once, and keeps no more than a day can have', async () => {
    await Promise.all(Array.from({ length: 6 }, () => countInVain(db, { kind: 'search', lang: 'th', words: 'x' }, now)))
    expect(await listInVain(db, 'search')).toMatchObject([{ words: 'x', count: 6 }])
    const many = Array.from({ length: mostOfDay }, (_, i) => `word ${i}`)
    await insertAll(
      db,
      'asked_in_vain',
      many.map((words) => ({ day: '2026-11-23', kind: 'search', lang: 'en', words, count: 1 })),
    )
    for (const words of ['x', 'one too many']) await countInVain(db, { kind: 'search', lang: 'th', words }, now)
    const rows = await db.selectFrom('asked_in_vain').select(['words', 'count']).where('lang', '=', 'th').execute()
    expect(rows).toEqual([{ words: 'x', count: 7 }])
  })

  it('is forgotten in time', async () => {
    await countInVain(db, { kind: 'search', lang: 'th', words: 'x' }, now)
    const later = (days: number) => limitOf(retentionRules.asked.kept, new Date(now.getTime() + days * 86_400_000))
    expect(await deleteOldAsked(db, later(90))).toBe(0)
    expect(await deleteOldAsked(db, later(91))).toBe(1)
  })
})
