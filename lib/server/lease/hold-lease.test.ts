import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { Database } from '@/lib/server/db/schema'
import { readLease, takeLease } from './claim'
import { holdLease, type HeldLease } from './hold-lease'

/** The timer never comes round: tests beat by hand. */
const pace = { beatMs: 100_000, patienceMs: 300_000 }

describe.each(['sqlite', 'postgres'] as const)('a lease on %s', (engine) => {
  let db: Kysely<Database>
  let clock = 0
  let away = false
  let working: string[] = []
  let all: HeldLease[] = []
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    await db.deleteFrom('lease').execute()
    clock = 0
    away = false
    working = []
    all = []
  })
  afterEach(() => Promise.all(all.map((lease) => lease.stop())))

  const hold = (who: string): HeldLease => {
    const lease = holdLease({
      ...pace,
      name: 'worker',
      database: () => {
        if (away && who === 'a') throw new Error('away')
        return db
      },
      begin: () => {
        working.push(who)
        return () => {
          working = working.filter((name) => name !== who)
        }
      },
      onFailure: (error) => expect(error).toMatchObject({ message: 'away' }),
      now: () => clock,
    })
    all.push(lease)
    return lease
  }
  const beat = async (...leases: HeldLease[]) => {
    clock += pace.beatMs
    for (const lease of leases) await lease.beat()
  }

  it('is held by one of many who ask at once', async () => {
    const leases = ['a', 'b', 'c', 'd'].map(hold)
    await Promise.all(leases.map((lease) => lease.beat()))
    expect(working).toHaveLength(1)
    expect(leases.filter((lease) => lease.isHeld())).toHaveLength(1)
  })

  it('stays with who lives, however long, and goes to another when that one is silent for too long', async () => {
    const a = hold('a')
    await a.beat()
    const b = hold('b')
    for (let i = 0; i < 10; i += 1) await beat(a, b)
    expect(working).toEqual(['a'])
    // a is gone without a word.
    working = []
    for (let i = 0; i < 2; i += 1) await beat(b)
    expect(working).toEqual([])
    await beat(b)
    expect(working).toEqual(['b'])
    // And comes back: what it took for its own is another's.
    await a.beat()
    expect([a.isHeld(), b.isHeld()]).toEqual([false, true])
  })

  it('is given back at the end: nobody waits', async () => {
    const a = hold('a')
    await a.beat()
    const b = hold('b')
    await b.beat()
    await a.stop()
    expect(working).toEqual([])
    await b.beat()
    expect(working).toEqual(['b'])
  })

  it('ends the work of a holder that cannot say it lives, before another may begin', async () => {
    const a = hold('a')
    await a.beat()
    const b = hold('b')
    // Its first look is over: else the next beat joins it, and b has not seen the last sign of a.
    await b.beat()
    await beat(a, b)
    away = true
    await beat(a, b)
    expect(working).toEqual(['a'])
    await beat(a, b)
    expect(working).toEqual(['a'])
    clock += 1
    await a.beat()
    expect(working, 'nobody').toEqual([])
    await beat(b)
    expect(working).toEqual(['b'])
  })

  it('is taken by one of two who saw the same', async () => {
    const seen = await readLease(db, 'worker')
    const taken = await Promise.all(['x', 'y'].map((holder) => takeLease(db, 'worker', { holder, seen })))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await readLease(db, 'worker')).toMatchObject({ beat: 1 })
  })
})
