import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '@/lib/server/db/schema'
import { createRateLimits, rateLimitPlans } from '@/lib/server/http/rate-limits'
import { companyApi, errorOf, from, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'

const build = { id: 'pcx160-potholes' }
const other = { id: 'nmax-two-up' }
const likes = async (response: Response) => {
  expect(response.status).toBe(200)
  return ((await response.json()) as { likes: number }).likes
}

describe.each(['sqlite', 'postgres'] as const)('what visitors say about builds on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    await db.deleteFrom('build_like').execute()
    await db.deleteFrom('build_report').execute()
  })
  const like = (input: object, api = companyApi(db)) => sendJson(api, 'api/community/like', input)
  const report = (input: object) => sendJson(companyApi(db), 'api/community/report', input)
  const hashes = async () =>
    (await db.selectFrom('build_like').select('browser_hash').execute()).map((row) => row.browser_hash)

  it('a browser counts once however often it likes, and a second browser counts, too', async () => {
    const [browser, second] = [randomUUID(), randomUUID()]
    expect(await likes(await like({ ...build, browser, like: true }))).toBe(1)
    expect(await likes(await like({ ...build, browser, like: true }))).toBe(1)
    expect(await likes(await like({ ...build, browser: second, like: true }))).toBe(2)
    const both = [like({ ...other, browser, like: true }), like({ ...other, browser, like: true })]
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect(await likes(await like({ ...other, browser: second, like: false }))).toBe(1)
  })

  it('a like taken back is gone, and taking back what was never given harms nobody', async () => {
    const [browser, second] = [randomUUID(), randomUUID()]
    await like({ ...build, browser, like: true })
    expect(await likes(await like({ ...build, browser: second, like: false }))).toBe(1)
    expect(await likes(await like({ ...build, browser, like: false }))).toBe(0)
    expect(await likes(await like({ ...build, browser, like: false }))).toBe(0)
    expect(await hashes()).toEqual([])
  })

  it('likes of one browser cannot be told together, and do not hold what it calls itself', async () => {
    const browser = randomUUID()
    await like({ ...build, browser, like: true })
    await like({ ...other, browser, like: true })
    const stored = await hashes()
    expect(new Set(stored).size).toBe(2)
    expect(stored.join()).not.toContain(browser)
  })

  it('what is no build, and what no browser of ours sends, is refused and not stored', async () => {
    const unknown = await like({ id: 'no-such-build', browser: randomUUID(), like: true })
    expect([unknown.status, (await errorOf(unknown)).code]).toEqual([404, 'NOT_FOUND'])
    for (const input of [
      { ...build, browser: 'me', like: true },
      { ...build, browser: randomUUID() },
    ])
      expect((await errorOf(await like(input))).code).toBe('INVALID_INPUT')
    const remark = await report({ id: 'no-such-build', key: randomUUID(), reason: 'wrong' })
    expect((await errorOf(remark)).code).toBe('NOT_FOUND')
    expect(await hashes()).toEqual([])
    expect(await db.selectFrom('build_report').selectAll().execute()).toEqual([])
  })

  it('likes have a limit of their own', async () => {
    const api = companyApi(db, createRateLimits({ ...rateLimitPlans, like: { points: 2, seconds: 600 } }))
    const ask = (address: string) =>
      sendJson(api, 'api/community/like', { ...build, browser: randomUUID(), like: true }, from(address))
    const statuses = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.2')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429, 200])
    expect(await hashes()).toHaveLength(3)
  })

  it('a remark sent twice is one, with its words and nothing of who sent it', async () => {
    const remark = { ...build, key: randomUUID(), reason: 'dangerous', note: '  The rotor rubs.\nLook at it. ' }
    for (let turn = 0; turn < 2; turn += 1) expect((await report(remark)).status).toBe(200)
    await report({ ...remark, key: randomUUID(), note: undefined })
    const rows = await db.selectFrom('build_report').selectAll().orderBy('note', 'desc').execute()
    const time = { created_at: expect.any(String) as string }
    expect(rows).toEqual([
      { id: remark.key, build_id: build.id, reason: 'dangerous', note: 'The rotor rubs.\nLook at it.', ...time },
      { id: expect.any(String) as string, build_id: build.id, reason: 'dangerous', note: '', ...time },
    ])
  })
})
