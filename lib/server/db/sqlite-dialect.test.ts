import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import LibsqlDatabase from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './client'
import type { Database } from './schema'

const lockMs = 400
let folder: string
let db: Kysely<Database>
/** Another process on the same file. */
let other: LibsqlDatabase.Database

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'))
  const file = path.join(folder, 'company.db')
  db = openDatabase(file, { connectMs: 0, statementMs: 0, lockMs, wholeMs: 0 })
  await sql`create table t (x text)`.execute(db)
  other = new LibsqlDatabase(file)
})
afterEach(async () => {
  other.close()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const add = (x: string, handle = db) => sql`insert into t values (${x})`.execute(handle)
const addInTransaction = (x: string) => db.transaction().execute((trx) => add(x, trx))
const rows = async () => (await sql<{ x: string }>`select x from t order by x`.execute(db)).rows.map(({ x }) => x)
const locked = { name: 'Fault', code: 'SERVICE_UNAVAILABLE', cause: { code: 'SQLITE_BUSY' } }

describe.each([
  ['a write', add],
  ['a transaction', addInTransaction],
] as const)('%s', (_what, write) => {
  it('waits for the lock of another without keeping the process from anything else', async () => {
    other.exec('begin immediate')
    let turns = 0
    const beat = setInterval(() => (turns += 1), 10)
    setTimeout(() => other.exec('commit'), lockMs / 2)
    await write('a')
    clearInterval(beat)
    expect(turns).toBeGreaterThan(3)
    expect(await rows()).toEqual(['a'])
  })

  it('gives up in time, each of many, and the next ones are kept', async () => {
    other.exec('begin immediate')
    const started = performance.now()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => write(String(i))))
    expect(performance.now() - started).toBeLessThan(lockMs * 4)
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: locked })
    other.exec('commit')
    await write('a')
    await addInTransaction('b')
    expect(await rows()).toEqual(['a', 'b'])
    expect(other.prepare('select count(*) as n from t').get()).toMatchObject({ n: 2 })
  })

  it('on a full disk is undone as a whole, says so, and works once there is room', async () => {
    const {
      rows: [size],
    } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit((size?.page_count ?? 0) + 1)}`.execute(db)
    await expect(write('x'.repeat(100_000))).rejects.toMatchObject({
      name: 'Fault',
      code: 'STORAGE_FULL',
      message: 'The disk of the database is full',
      cause: { code: 'SQLITE_FULL' },
    })
    expect(await rows()).toEqual([])
    await sql`pragma max_page_count = 100000`.execute(db)
    await write('x'.repeat(100_000))
    expect(await rows()).toHaveLength(1)
  })
})

it('reads go on while another holds the lock for writing', async () => {
  await add('a')
  other.exec('begin immediate')
  expect(await rows()).toEqual(['a'])
})

it('a file that may only be read is a fault', async () => {
  await sql`pragma query_only = 1`.execute(db)
  await expect(add('a')).rejects.toMatchObject({
    name: 'Fault',
    code: 'SERVICE_UNAVAILABLE',
    cause: { code: 'SQLITE_READONLY' },
  })
})

it('errors of the statement stay as they are', async () => {
  await expect(sql`insert into nothing values (1)`.execute(db)).rejects.toMatchObject({
    name: 'SqliteError',
    code: 'SQLITE_ERROR',
  })
  await add('a')
})

it('a file that cannot be opened is tried again by the next call', async () => {
  const place = path.join(folder, 'later')
  const closed = openDatabase(path.join(place, 'company.db'), { connectMs: 0, statementMs: 0, lockMs, wholeMs: 0 })
  other.exec(`vacuum into '${place}'`)
  await expect(sql`select 1`.execute(closed)).rejects.toThrow()
  rmSync(place)
  expect((await sql`select 1 as x`.execute(closed)).rows).toEqual([{ x: 1 }])
  await closed.destroy()
})

it('leaves nothing in the log when it is closed, so that the file alone is the database', async () => {
  const file = path.join(folder, 'whole.db')
  const written = openDatabase(file)
  await sql`create table part (code text)`.execute(written)
  await sql`insert into part values ('a')`.execute(written)
  await sql`select * from part`.execute(written)
  await written.destroy()
  const copy = path.join(folder, 'copy.db')
  copyFileSync(file, copy)
  const read = openDatabase(copy)
  expect((await sql`select * from part`.execute(read)).rows).toEqual([{ code: 'a' }])
  await read.destroy()
})
