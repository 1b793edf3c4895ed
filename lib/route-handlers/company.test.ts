import '@/tests/support/environment'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorOf, from } from '@/tests/support/company-calls'
import { answerJson, startServer, type LocalServer } from '@/tests/support/local-server'

let server: LocalServer | undefined

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', ':memory:')
  Reflect.deleteProperty(globalThis, 'companyDatabase')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server?.close()
  server = undefined
})

/** Modules keep what they made of the environment, so each test loads them anew. */
async function mount() {
  return (await import('./company')).answerCompanyCall
}

const ask = (path: string, init?: RequestInit) => new Request(`http://site.test/api/company${path}`, init)

describe('the company API under the site’s own address', () => {
  it('is the embedded one without COMPANY_API_URL', async () => {
    const answer = await mount()
    const { getDatabase } = await import('@/lib/server/db/client')
    const { migrateDatabase } = await import('@/lib/server/db/migrate')
    await migrateDatabase(getDatabase())
    await getDatabase()
      .insertInto('brand')
      .values({ id: 'honda', name_en: 'Honda', name_th: 'ฮอนด้า', name_ja: 'ホンダ' })
      .execute()
    expect(await (await answer(ask('/api/vehicles/models?brand=honda'))).json()).toEqual([])
    expect((await answer(ask('/api/vehicles/models?brand=nobody'))).status).toBe(404)
    expect((await answer(ask('/token', { method: 'POST', body: '{}' }))).status).toBe(400)
    expect((await answer(ask('/token', { method: 'DELETE' }))).status).toBe(405)
    expect((await answer(ask(''))).status).toBe(404)
    await getDatabase().destroy()
  })

  it('limits the embedded one', async () => {
    const answer = await mount()
    const calls = Array.from({ length: 12 }, () =>
      answer(ask('/token', { method: 'POST', body: '{}', headers: from('192.0.2.77') })),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('is the remote one with COMPANY_API_URL', async () => {
    server = await startServer((_request, response) => answerJson(response, 200, { remote: true }))
    vi.stubEnv('COMPANY_API_URL', `${server.url}/v1`)
    const answer = await mount()
    expect(await (await answer(ask('/api/products/list?family=car&page=2'))).json()).toEqual({ remote: true })
    expect(server.seen[0]?.url).toBe('/v1/api/products/list?family=car&page=2')
  })

  it.each(['//evil.test/x', '/https:/evil.test/x', '/http://evil.test/x'])(
    'never asks another host: %s',
    async (path) => {
      server = await startServer((_request, response) => answerJson(response, 404, {}))
      vi.stubEnv('COMPANY_API_URL', server.url)
      const outside = vi.spyOn(globalThis, 'fetch')
      expect((await (await mount())(ask(path))).status).toBe(404)
      expect(outside).not.toHaveBeenCalled()
    },
  )

  it('limits the remote one', async () => {
    server = await startServer((_request, response) => answerJson(response, 200, {}))
    vi.stubEnv('COMPANY_API_URL', server.url)
    const answer = await mount()
    const calls = Array.from({ length: 12 }, () =>
      answer(ask('/token', { method: 'POST', body: '{}', headers: from('192.0.2.77') })),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('says so when the remote one is down', async () => {
    vi.stubEnv('COMPANY_API_URL', 'http://127.0.0.1:1')
    const response = await (await mount())(ask('/api/vehicles/types'))
    expect(response.status).toBe(502)
    expect((await errorOf(response)).code).toBe('UPSTREAM_UNAVAILABLE')
  })
})
