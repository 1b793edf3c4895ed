import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskFiguresSchema } from '@/lib/contract/desk-figures'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'
import { claimRow, warrantyRow } from '@/lib/server/services/desk/desk.fixture'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { getDeskFigures } from './figures'

const now = new Date('2026-11-23T03:00:00.000Z')

describe.each(['sqlite', 'postgres'] as const)('figures on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
    const dealers = await db.selectFrom('dealer').select(['id', 'lat', 'lng']).orderBy('lat').execute()
    const [south, north] = [dealers[0]?.id ?? '', dealers.at(-1)?.id ?? '']
    const bought = (dealerId?: string) =>
      JSON.stringify({ boughtOn: '2026-11-01', channel: 'dealer', ...(dealerId && { dealerId }) })
    // The first is of December in Thailand, though not yet in UTC.
    const rows = [
      warrantyRow(1, { registered_at: '2025-11-30T18:00:00.000Z', state: 'active', purchase: bought(south) }),
      warrantyRow(2, { registered_at: '2026-11-02T03:00:00.000Z', state: 'duplicate-serial', purchase: bought(north) }),
      warrantyRow(3, { registered_at: '2026-11-03T03:00:00.000Z', state: 'active', purchase: bought() }),
      warrantyRow(4, { registered_at: '2025-10-03T03:00:00.000Z', state: 'active', purchase: bought() }),
    ]
    await insertAll(db, 'warranty', rows)
    const serials = [
      [0, '2614A-00001-A'],
      [1, '2614A-00001-A'],
      [2, '2614A-00002-B'],
    ] as const
    await insertAll(
      db,
      'warranty_serial',
      serials.map(([i, serial]) => ({ warranty_id: rows[i]?.id ?? '', serial })),
    )
    await insertAll(db, 'claim', [claimRow(1, rows[0]?.id ?? '', { opened_at: '2026-11-04T03:00:00.000Z' })])
  })
  afterAll(() => db.destroy())

  it('count by month as it was in Thailand, and everything by what it is', async () => {
    const figures = deskFiguresSchema.parse(await getDeskFigures({}, contextOf(db, { now })))
    expect(figures.months).toHaveLength(12)
    expect(figures.months[0]).toEqual({ month: '2025-12', registrations: 1, claims: 0 })
    expect(figures.months.at(-1)).toEqual({ month: '2026-11', registrations: 2, claims: 1 })
    expect(figures.states).toEqual([
      { state: 'active', count: 3 },
      { state: 'duplicate-serial', count: 1 },
    ])
    expect(figures.symptoms.reduce((sum, { count }) => sum + count, 0)).toBe(1)
    expect(figures.families.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  })

  it('name a serial that was registered twice, and how far apart', async () => {
    const { serialsTwice } = await getDeskFigures({}, contextOf(db, { now }))
    expect(serialsTwice).toMatchObject([{ serial: '2614A-00001-A', firstOn: '2025-12-01', lastOn: '2026-11-02' }])
    expect(serialsTwice[0]?.registrations).toHaveLength(2)
    expect(serialsTwice[0]?.km).toBeGreaterThan(100)
  })

  it('hold nothing of anybody', async () => {
    const text = JSON.stringify(await getDeskFigures({}, contextOf(db, { now })))
    for (const { owner } of await db.selectFrom('warranty').select('owner').execute())
      for (const value of Object.values(JSON.parse(owner) as Record<string, unknown>))
        expect(text).not.toContain(JSON.stringify(value))
  })
})
