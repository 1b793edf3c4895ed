import '@/tests/support/environment'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import LibsqlDatabase from 'libsql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { queueMessage } from '@/lib/server/outbox/queue'
import { checkDatabase, isMigrated } from './check-database'
import { checkOutbox } from './check-outbox'

const start = Date.UTC(2026, 10, 22, 3)
const at = (minutes: number) => new Date(start + minutes * 60_000)

const addModel = async (db: Kysely<Database>) => {
  await db.insertInto('brand').values({ id: 'honda', name_en: 'Honda', name_th: 'ฮอนด้า', name_ja: 'ホンダ' }).execute()
  await db
    .insertInto('model')
    .values({
      id: 'pcx',
      brand_id: 'honda',
      type: 'scooter',
      body: 'scooter',
      name_en: 'PCX',
      name_th: 'PCX',
      name_ja: 'PCX',
    })
    .execute()
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  })
  afterAll(async () => db.destroy())

  it('a database is well once it is filled, and remembers the last check only', async () => {
    expect(await checkDatabase(db, at(0))).toBe('database-empty')
    await addModel(db)
    expect(await checkDatabase(db, at(1))).toBeNull()
    expect(await checkDatabase(db, at(2))).toBeNull()
    expect(await db.selectFrom('meta').selectAll().where('key', '=', 'checked').execute()).toEqual([
      { key: 'checked', value: at(2).toISOString() },
    ])
  })

  it('a database is ready once it has the newest tables', async () => {
    expect(await isMigrated(db)).toBe(true)
    const empty = await openCompanyDatabase(engine, 'empty')
    expect(await checkDatabase(empty, at(0))).toBe('database-broken')
    await expect(isMigrated(empty)).rejects.toThrow()
    await empty.destroy()
  })

  describe('the outbox', () => {
    beforeEach(async () => {
      await db.deleteFrom('outbox').execute()
    })
    const queue = (to: string, minutes: number) =>
      queueMessage(
        db,
        {
          channel: 'email',
          to,
          lang: 'en',
          template: 'warrantyCode',
          data: { code: '123456', minutes: 10 },
          dueAt: at(minutes),
        },
        at(0),
      )
    const change = (to: string, next: number | null, sent: number | null = null) =>
      db
        .updateTable('outbox')
        .set({
          next_try_at: next === null ? null : at(next).toISOString(),
          sent_at: sent === null ? null : at(sent).toISOString(),
        })
        .where('recipient', '=', to)
        .execute()

    it('is well while it is empty, and while messages are not due yet', async () => {
      expect(await checkOutbox(db, at(0))).toBeNull()
      await queue('later@example.com', 600)
      expect(await checkOutbox(db, at(500))).toBeNull()
    })

    it('is stuck when nobody takes up what is due', async () => {
      await queue('a@example.com', 0)
      expect(await checkOutbox(db, at(4))).toBeNull()
      expect(await checkOutbox(db, at(6))).toBe('outbox-stuck')
    })

    it('is stuck when nothing goes out, however often it is tried', async () => {
      await queue('a@example.com', 0)
      await change('a@example.com', 40)
      expect(await checkOutbox(db, at(29))).toBeNull()
      expect(await checkOutbox(db, at(31))).toBe('outbox-stuck')
    })

    it('is well when only one mailbox is slow, and stuck when later messages wait too', async () => {
      await queue('slow@example.com', 0)
      await queue('a@example.com', 1)
      await change('slow@example.com', 90)
      await change('a@example.com', null, 2)
      expect(await checkOutbox(db, at(60))).toBeNull()
      await queue('b@example.com', 20)
      await change('b@example.com', 90)
      expect(await checkOutbox(db, at(60))).toBe('outbox-stuck')
    })
  })
})

describe('a file', () => {
  it('that another holds for writing is frozen, one that may only be read is told so', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'checked-'))
    const file = path.join(folder, 'company.db')
    const db = openDatabase(file, { connectMs: 100, statementMs: 100, lockMs: 100, wholeMs: 0 })
    await migrateDatabase(db)
    await addModel(db)
    const other = new LibsqlDatabase(file)
    other.exec('begin immediate')
    expect(await checkDatabase(db, at(0))).toBe('database-frozen')
    other.close()
    expect(await checkDatabase(db, at(0))).toBeNull()
    await sql`pragma query_only = 1`.execute(db)
    expect(await checkDatabase(db, at(0))).toBe('database-readonly')
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  it('a server that is not there is unreachable', async () => {
    const db = openDatabase('postgres://tester@127.0.0.1:1/x')
    expect(await checkDatabase(db, at(0))).toBe('database-unreachable')
    await db.destroy()
  })
})
