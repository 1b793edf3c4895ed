import '@/tests/support/environment'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Kysely } from 'kysely'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { isSeeded, prepareDatabase } from './prepare'
import type { Database } from './schema'

let db: Kysely<Database>
afterEach(() => db.destroy())

async function countRows(): Promise<Record<string, number>> {
  const tables = ['vehicle', 'product', 'fitment', 'account', 'banner', 'search_document'] as const
  const counts = await Promise.all(
    tables.map(
      async (table) =>
        [
          table,
          Number(
            (
              await db
                .selectFrom(table as 'product')
                .select((eb) => eb.fn.countAll<number>().as('count'))
                .executeTakeFirstOrThrow()
            ).count,
          ),
        ] as const,
    ),
  )
  return Object.fromEntries(counts)
}

describe('prepareDatabase', { timeout: 120_000 }, () => {
  it('migrates and seeds what is empty, and leaves what is filled alone', async () => {
    db = await openCompanyDatabase('sqlite', 'empty')
    const onProgress = vi.fn()
    const first = await prepareDatabase(db, onProgress)
    expect(first.migrations).toContain('001-start')
    const counts = await countRows()
    expect(counts).toMatchObject({
      vehicle: first.seeded?.vehicles,
      product: first.seeded?.products,
      fitment: first.seeded?.fitments,
      account: 3,
    })
    expect(onProgress).toHaveBeenLastCalledWith(first.seeded?.products)
    expect(counts.vehicle).toBeGreaterThanOrEqual(350)
    expect(counts.product).toBeGreaterThanOrEqual(900)
    expect(counts.fitment).toBeGreaterThanOrEqual(5000)
    await db.updateTable('product').set({ price_thb: 4321 }).execute()
    expect(await prepareDatabase(db)).toEqual({ migrations: [], seeded: null })
    expect(await countRows()).toEqual(counts)
    expect(
      (await db.selectFrom('product').select('price_thb').distinct().execute()).map((row) => row.price_thb),
    ).toEqual([4321])
  })

  it('begins a seed again that was broken off', async () => {
    db = await openCompanyDatabase('sqlite', 'sample')
    const counts = await countRows()
    await db.deleteFrom('meta').where('key', '=', 'seeded').execute()
    await db.deleteFrom('banner').execute()
    expect(await isSeeded(db)).toBe(false)
    expect((await prepareDatabase(db)).seeded).not.toBeNull()
    expect(await isSeeded(db)).toBe(true)
    expect(await countRows()).toEqual(counts)
  })
})
