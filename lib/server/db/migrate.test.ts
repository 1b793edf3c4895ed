import '@/tests/support/environment'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator, NO_MIGRATIONS, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { openDatabase } from './client'
import { engineOf } from './engine'
import { migrateDatabase, migrations } from './migrate'

describe.each(['sqlite', 'postgres'] as const)('migrations on %s', { timeout: 60_000 }, (engine) => {
  it('make every table of the schema, once, and can be taken back', async () => {
    const db = await openCompanyDatabase(engine, { migrated: false })
    expect(engineOf(db)).toBe(engine)
    const first = await migrateDatabase(db)
    expect(first[0]).toBe('001-start')
    expect(await migrateDatabase(db)).toEqual([])
    const tables = async () => (await db.introspection.getTables()).map(({ name }) => name)
    expect(await tables()).toEqual(expect.arrayContaining(['brand', 'model', 'vehicle', 'model_alias', 'product', 'product_text', 'product_adjuster', 'product_vehicle_type', 'product_redirect', 'fitment', 'banner', 'account', 'import_batch', 'import_change', 'meta', 'search_document', 'outbox', 'upload', 'submission', 'dealer', 'appointment', 'seat', 'serial_range', 'warranty', 'claim']))
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
    expect((await migrator.migrateTo(NO_MIGRATIONS)).error).toBeUndefined()
    expect((await tables()).filter((name) => !name.startsWith('kysely_'))).toEqual([])
    await db.destroy()
  })

  it('guard what belongs together', async () => {
    const db = await openCompanyDatabase(engine)
    const brand = { id: 'x', name_en: 'X', name_th: 'X', name_ja: 'X' }
    await db.insertInto('brand').values(brand).execute()
    await expect(db.insertInto('brand').values(brand).execute()).rejects.toThrow()
    await expect(db.insertInto('product_text').values({ product_id: 'none', lang: 'en', name: '', tagline: '', description: '' }).execute()).rejects.toThrow()
    await expect(db.insertInto('model').values({ id: 'm', brand_id: 'none', type: 'car', body: 'sedan', name_en: '', name_th: '', name_ja: '' }).execute()).rejects.toThrow()
    await db.destroy()
  })

  it('say that they failed', async () => {
    const db = await openCompanyDatabase(engine, { migrated: false })
    await db.schema.createTable('brand').addColumn('id', 'text').execute()
    await expect(migrateDatabase(db)).rejects.toThrow('The database could not be migrated')
    await db.destroy()
  })
})

describe('openDatabase', () => {
  it('makes the folder, and a file that reads while it is written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'company-'))
    const db = openDatabase(join(folder, 'deep/er/company.db'))
    const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)
    const keys = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db)
    expect([mode.rows[0]?.journal_mode, keys.rows[0]?.foreign_keys]).toEqual(['wal', 1])
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  it.each(['postgres://user@127.0.0.1:1/x', 'postgresql://user@127.0.0.1:1/x'])('reads %s as PostgreSQL', async (url) => {
    const db = openDatabase(url)
    expect(engineOf(db)).toBe('postgres')
    await db.destroy()
  })
})
