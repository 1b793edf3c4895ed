import '@/tests/support/environment'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gate } from '@/tests/support/gate'
import { startPostgres, type PostgresServer } from '@/tests/support/postgres-server'
import { openDatabase } from './client'
import { unhurried } from './pace'
import type { Database } from './schema'
import type { Waits } from './waits'

const waits: Waits = { connectMs: 500, statementMs: 700, lockMs: 300, wholeMs: 2000 }
const away = { name: 'Fault', code: 'SERVICE_UNAVAILABLE' }

const answers = (db: Kysely<Database>) =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
/** On a full machine a connection may take longer than callers wait for it. */
const untilItAnswers = (db: Kysely<Database>) => expect.poll(() => answers(db), { timeout: 20_000 }).toBe(true)

const handle = async (url: string, own: Partial<Waits> = {}) => {
  const db = openDatabase(url, { ...waits, ...own })
  await untilItAnswers(db)
  return db
}

describe('a PostgreSQL server that is not there', () => {
  it('is a fault, told in time', async () => {
    const db = openDatabase('postgres://tester@127.0.0.1:1/x', waits)
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ ...away, cause: { code: 'ECONNREFUSED' } })
    await db.destroy()
  })
})

describe('a real PostgreSQL server', () => {
  let server: PostgresServer
  let db: Kysely<Database>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(async () => {
    await db.destroy()
    await server.stop()
  })
  beforeEach(async () => {
    await (db as Kysely<Database> | undefined)?.destroy()
    db = await handle(server.url)
    await sql`create table if not exists t (x integer primary key)`.execute(db)
    await sql`truncate t`.execute(db)
  })

  it('ends a statement that takes too long, and the connection goes on', async () => {
    await expect(sql`select pg_sleep(3)`.execute(db)).rejects.toMatchObject({ ...away, cause: { code: '57014' } })
    expect((await sql`select 1 as x`.execute(db)).rows).toEqual([{ x: 1 }])
  })

  it('ends a transaction whose statements together take too long', async () => {
    const short = await handle(server.url, { wholeMs: 400 })
    const transaction = short.transaction().execute(async (trx) => {
      await sql`insert into t values (1)`.execute(trx)
      for (let times = 0; times < 5; times += 1) await sql`select pg_sleep(0.2)`.execute(trx)
    })
    await expect(transaction).rejects.toMatchObject(away)
    expect((await sql`select * from t`.execute(short)).rows).toEqual([])
    await short.destroy()
  })

  it('lets those take long who know it', async () => {
    const sleep = () => sql`select pg_sleep(0.9)`.execute(db)
    await expect(sleep()).rejects.toMatchObject(away)
    await expect(unhurried(sleep)).resolves.toMatchObject({ rows: [{}] })
  })

  it('answers who reads while fifty wait for one row, and all of them get their turn', async () => {
    const patient: Partial<Waits> = { connectMs: 60_000, statementMs: 60_000, lockMs: 60_000, wholeMs: 0 }
    const [crowded, other] = [await handle(server.url, patient), await handle(server.url, patient)]
    await sql`create table counted (times integer not null)`.execute(other)
    await sql`insert into counted values (0)`.execute(other)
    const add = (trx: Kysely<Database>) => sql`update counted set times = times + 1`.execute(trx)
    const read = async () => (await sql`select times from counted`.execute(crowded)).rows
    const waiting = async () =>
      (
        await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update counted%'`.execute(
          other,
        )
      ).rows.length
    const [held, release] = [gate(), gate()]
    const holding = other.transaction().execute(async (trx) => {
      await add(trx)
      held.open()
      await release.opened
    })
    await held.opened
    const crowd = Promise.all([holding, ...Array.from({ length: 50 }, () => crowded.transaction().execute(add))])
    try {
      await expect.poll(waiting, { timeout: 8000 }).toBeGreaterThan(5)
      const reads = await Promise.all(Array.from({ length: 20 }, read))
      expect(reads).toEqual(reads.map(() => [{ times: 0 }]))
    } finally {
      release.open()
      await crowd
    }
    expect(await read()).toEqual([{ times: 51 }])
    await Promise.all([crowded.destroy(), other.destroy()])
  })

  it('gives up a lock that another holds', async () => {
    const other = await handle(server.url)
    await other.transaction().execute(async (trx) => {
      await sql`insert into t values (1)`.execute(trx)
      await expect(sql`insert into t values (1)`.execute(db)).rejects.toMatchObject({
        ...away,
        cause: { code: '55P03' },
      })
    })
    await other.destroy()
  })

  it('tells a full disk', async () => {
    await expect(sql`do $$ begin raise exception using errcode = '53100'; end $$`.execute(db)).rejects.toMatchObject({
      name: 'Fault',
      code: 'STORAGE_FULL',
      message: 'The disk of the database is full',
    })
  })

  it.each(['53000', '53200', '53300', '58030', '40001', '57P03'])('is a fault when it says %s', async (code) => {
    const raise = sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)
    await expect(raise.execute(db)).rejects.toMatchObject({ ...away, cause: { code } })
    expect((await sql`select 1 as x`.execute(db)).rows).toEqual([{ x: 1 }])
  })

  it('plans once what is asked often, and plans it anew when a table has changed', async () => {
    const ask = async () => (await sql`select * from t where x > ${0}`.execute(db)).rows
    await sql`insert into t values (1)`.execute(db)
    for (let time = 0; time < 5; time += 1) expect(await ask()).toEqual([{ x: 1 }])
    const planned = async () =>
      (await sql<{ text: string }>`select statement as text from pg_prepared_statements`.execute(db)).rows
    expect(await planned()).toContainEqual({ text: 'select * from t where x > $1' })
    await sql`alter table t add column y integer`.execute(db)
    expect(await ask()).toEqual([{ x: 1, y: null }])
    await sql`alter table t drop column y`.execute(db)
  })

  it('keeps errors of the statement as they are', async () => {
    await sql`insert into t values (1)`.execute(db)
    await expect(sql`insert into t values (1)`.execute(db)).rejects.toMatchObject({ name: 'error', code: '23505' })
  })

  it('loses connections without ending the process, in a transaction or out of it', async () => {
    const admin = await handle(server.url)
    const endOthers = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
        admin,
      )
    await endOthers()
    await untilItAnswers(db)
    await expect(
      db.transaction().execute(async (trx) => {
        await sql`insert into t values (1)`.execute(trx)
        await endOthers()
        await new Promise((resolve) => setTimeout(resolve, 50))
        await sql`insert into t values (2)`.execute(trx)
      }),
    ).rejects.toMatchObject(away)
    expect((await sql`select * from t`.execute(db)).rows).toEqual([])
    await admin.destroy()
  })

  describe('whose connection ends under a statement', () => {
    /** Ends its own connection the first time it is carried out. */
    const once = sql<number>`(case when nextval('once') = 1 then pg_terminate_backend(pg_backend_pid())::int else 2 end)`
    const tries = async () => (await sql`select last_value::int as last from once`.execute(db)).rows
    beforeEach(async () => {
      await sql`drop sequence if exists once`.execute(db)
      await sql`create sequence once`.execute(db)
    })

    it('answers a read over another connection', async () => {
      expect((await sql`select ${once} as x`.execute(db)).rows).toEqual([{ x: 2 }])
      expect(await tries()).toEqual([{ last: 2 }])
    })

    it('does not carry a write out twice', async () => {
      await expect(sql`insert into t values (${once})`.execute(db)).rejects.toMatchObject(away)
      expect((await sql`select * from t`.execute(db)).rows).toEqual([])
      expect(await tries()).toEqual([{ last: 1 }])
    })

    it('does not repeat what a transaction has read', async () => {
      const transaction = db.transaction().execute(async (trx) => {
        await sql`insert into t values (1)`.execute(trx)
        await sql`select ${once} as x`.execute(trx)
      })
      await expect(transaction).rejects.toMatchObject({ ...away, cause: { code: '57P01' } })
      expect((await sql`select * from t`.execute(db)).rows).toEqual([])
      expect(await tries()).toEqual([{ last: 1 }])
    })

    it('begins a transaction over another, where it had ended before', async () => {
      const admin = await handle(server.url)
      for (let x = 0; x < 10; x += 1) {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(admin)
        await db.transaction().execute((trx) => sql`insert into t values (${x})`.execute(trx))
      }
      expect((await sql`select * from t`.execute(db)).rows).toHaveLength(10)
      await admin.destroy()
    })
  })

  it('that is frozen is given up in time, by every caller, and used again when it goes on', async () => {
    await server.freeze()
    const started = performance.now()
    const calls = Array.from({ length: 30 }, (_, i) =>
      db.transaction().execute((trx) => sql`insert into t values (${i})`.execute(trx)),
    )
    const outcomes = await Promise.allSettled(calls)
    const tookMs = performance.now() - started
    await server.resume()
    expect(
      outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'kept')),
    ).toEqual(calls.map(() => away.code))
    expect(tookMs).toBeLessThan(2500)
    await untilItAnswers(db)
    await sql`insert into t values (100)`.execute(db)
    expect((await sql`select * from t`.execute(db)).rows).toEqual([{ x: 100 }])
  })
})
