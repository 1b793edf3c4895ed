import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { Database } from './db/schema'
import { issueCode, redeemCode, deleteOldCodes } from './one-time-codes'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 3, minutes))
const target = { purpose: 'warranty-check', target: '+66812345678' }
const other = (code: string) => (code === '000000' ? '000001' : '000000')

describe.each(['sqlite', 'postgres'] as const)('one-time codes on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  }, 60_000)
  afterAll(async () => db.destroy())
  beforeEach(async () => {
    await db.deleteFrom('one_time_code').execute()
  })

  it('open once, to the one they were sent to, for what they were sent for', async () => {
    const { code, minutes } = await issueCode(db, target, at(0))
    expect(code).toMatch(/^\d{6}$/)
    expect(minutes).toBe(10)
    expect(await redeemCode(db, { ...target, purpose: 'other', code }, at(1))).toBe(false)
    expect(await redeemCode(db, { ...target, target: '+66812345679', code }, at(1))).toBe(false)
    expect(await redeemCode(db, { ...target, code: ` ${code} ` }, at(9))).toBe(true)
    expect(await redeemCode(db, { ...target, code }, at(9))).toBe(false)
  })

  it('open nothing after ten minutes, and are forgotten', async () => {
    const { code } = await issueCode(db, target, at(0))
    expect(await redeemCode(db, { ...target, code }, at(10))).toBe(false)
    await deleteOldCodes(db, at(11))
    expect(await db.selectFrom('one_time_code').selectAll().execute()).toEqual([])
  })

  it('bear five guesses, however fast they come', async () => {
    const { code } = await issueCode(db, target, at(0))
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => redeemCode(db, { ...target, code: other(code) }, at(1))),
    )
    expect(guesses).not.toContain(true)
    expect(await redeemCode(db, { ...target, code }, at(1))).toBe(false)
  })

  it('open once to many at once', async () => {
    const { code } = await issueCode(db, target, at(0))
    const asked = await Promise.all(Array.from({ length: 5 }, () => redeemCode(db, { ...target, code }, at(1))))
    expect(asked.filter(Boolean)).toHaveLength(1)
  })

  it('are void when a new one is sent', async () => {
    const first = await issueCode(db, target, at(0))
    const second = await issueCode(db, target, at(1))
    if (first.code !== second.code) expect(await redeemCode(db, { ...target, code: first.code }, at(2))).toBe(false)
    expect(await redeemCode(db, { ...target, code: second.code }, at(2))).toBe(true)
  })

  it('stand nowhere as they are', async () => {
    const { code } = await issueCode(db, target, at(0))
    const stored = JSON.stringify(await db.selectFrom('one_time_code').select(['target_hash', 'code_hash']).execute())
    expect(stored).not.toContain(code)
    expect(stored).not.toContain('812345678')
  })
})
