import '@/tests/support/environment'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator, NO_MIGRATIONS, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { writeDealers } from '@/lib/server/seed/dealers/write-dealers'
import { readMessages } from '@/tests/support/outbox'
import { openDatabase } from './client'
import { engineOf } from './engine'
import { migrateDatabase, migrations } from './migrate'

describe.each(['sqlite', 'postgres'] as const)('migrations on %s', { timeout: 60_000 }, (engine) => {
  it('make every table of the schema, once, and can be taken back', async () => {
    const db = await openCompanyDatabase(engine, 'empty')
    expect(engineOf(db)).toBe(engine)
    const first = await migrateDatabase(db)
    expect(first[0]).toBe('001-start')
    expect(await migrateDatabase(db)).toEqual([])
    const tables = async () => (await db.introspection.getTables()).map(({ name }) => name)
    expect(await tables()).toEqual(
      expect.arrayContaining([
        'brand',
        'model',
        'vehicle',
        'model_alias',
        'product',
        'product_text',
        'product_adjuster',
        'product_vehicle_type',
        'product_redirect',
        'fitment',
        'banner',
        'account',
        'import_batch',
        'import_change',
        'meta',
        'search_document',
        'outbox',
        'upload',
        'submission',
        'dealer',
        'appointment',
        'seat',
        'serial_range',
        'warranty',
        'claim',
        'wish',
        'build_like',
        'build_report',
        'customer_review',
      ]),
    )
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
    expect((await migrator.migrateTo(NO_MIGRATIONS)).error).toBeUndefined()
    expect((await tables()).filter((name) => !name.startsWith('kysely_'))).toEqual([])
    await db.destroy()
  })

  it('leave a database alone that a newer version has taken further: the older one starts, and takes nothing back', async () => {
    const db = await openCompanyDatabase(engine)
    await sql`insert into kysely_migration (name, timestamp) values ('998-newer', '2999-01-01T00:00:00.000Z')`.execute(
      db,
    )
    expect(await migrateDatabase(db)).toEqual([])
    const { rows } = await sql`select name from kysely_migration where name = '998-newer'`.execute(db)
    expect(rows).toHaveLength(1)
    await db.destroy()
  })

  it('guard what belongs together', async () => {
    const db = await openCompanyDatabase(engine)
    const brand = { id: 'x', name_en: 'X', name_th: 'X', name_ja: 'X' }
    await db.insertInto('brand').values(brand).execute()
    await expect(db.insertInto('brand').values(brand).execute()).rejects.toThrow()
    await expect(
      db
        .insertInto('product_text')
        .values({ product_id: 'none', lang: 'en', name: '', tagline: '', description: '' })
        .execute(),
    ).rejects.toThrow()
    await expect(
      db
        .insertInto('model')
        .values({ id: 'm', brand_id: 'none', type: 'car', body: 'sedan', name_en: '', name_th: '', name_ja: '' })
        .execute(),
    ).rejects.toThrow()
    await db.destroy()
  })

  it('seal what waited in the outbox, take links out of stored answers, and can be taken back', async () => {
    const db = await openCompanyDatabase(engine, 'empty')
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
    expect((await migrator.migrateTo('004-warranty')).error).toBeUndefined()
    const queue = (id: string, template: string, sentAt: string | null) =>
      sql`insert into outbox (id, channel, recipient, lang, template, subject, text, html, attachments, created_at, due_at, attempts, next_try_at, sent_at)
        values (${id}, 'email', 'a@example.com', 'en', ${template}, 'S', ${`secret of ${id}`}, null, ${'[{"name":"n","type":"t","base64":"eA=="}]'}, '2026-11-21T03:00:00.000Z', '2026-11-21T03:00:00.000Z', 0, ${sentAt === null ? '2026-11-21T03:00:00.000Z' : null}, ${sentAt})`.execute(
        db,
      )
    await queue('a', 'warrantyCode', null)
    await queue('b', 'appointmentReminder', null)
    await queue('c', 'appointmentBooked', '2026-11-21T03:00:01.000Z')
    await writeDealers(db)
    await sql`insert into appointment (id, number, key, workshop_id, job, vehicle, day, slot, bay, minutes, state, name, phone, email, lang, note, suspected, created_at, updated_at) values ('v', 'V-1', 'k', 'sample-khon-kaen', 'fitting', '{}', '2026-11-24', '09:00', 1, 60, 'booked', 'n', '+66', '', 'en', '', 0, '', '')`.execute(
      db,
    )
    await db
      .insertInto('submission')
      .values({
        key: 'k',
        operation: 'bookAppointment',
        input_hash: '',
        answer: '{"manage":"#secret"}',
        created_at: '',
      })
      .execute()

    await migrateDatabase(db)
    const rows = await readMessages(db)
    expect(
      rows
        .map(({ id, urgency, expires_at, text, attachments }) => [id, urgency, expires_at, text, attachments.length])
        .sort(),
    ).toEqual([
      ['a', 'code', '2026-11-21T03:10:00.000Z', 'secret of a', 1],
      ['b', 'reminder', '2026-11-24T03:00:00.000Z', 'secret of b', 1],
      ['c', 'notice', '2026-11-21T03:00:00.000Z', '', 0],
    ])
    expect(
      JSON.stringify([
        await db.selectFrom('outbox').selectAll().execute(),
        await db.selectFrom('submission').selectAll().execute(),
      ]),
    ).not.toContain('secret')

    expect((await migrator.migrateTo('004-warranty')).error).toBeUndefined()
    const back = await sql<{
      id: string
      text: string
      attachments: string | null
    }>`select id, text, attachments from outbox order by id`.execute(db)
    expect(back.rows.map(({ id, text, attachments }) => [id, text, attachments === null])).toEqual([
      ['a', 'secret of a', false],
      ['b', 'secret of b', false],
      ['c', '', true],
    ])
    await db.destroy()
  })

  it('say that they failed', async () => {
    const db = await openCompanyDatabase(engine, 'empty')
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

  it.each(['postgres://user@127.0.0.1:1/x', 'postgresql://user@127.0.0.1:1/x'])(
    'reads %s as PostgreSQL',
    async (url) => {
      const db = openDatabase(url)
      expect(engineOf(db)).toBe('postgres')
      await db.destroy()
    },
  )
})
