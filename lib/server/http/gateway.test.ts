import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { errorOf } from '@/tests/support/company-calls'
import { answerJson, startServer, type LocalServer } from '@/tests/support/local-server'
import { forwardToCompany } from './gateway'

let server: LocalServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function remote(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<LocalServer> {
  server = await startServer(answer)
  return server
}

const ask = (init: RequestInit = {}) => new Request('http://site.test/api/company/token?x=1', init)

describe('forwardToCompany', () => {
  it.each(['', '/base', '/base/'])('keeps method, query and body, below a base of %j', async (suffix) => {
    const { url, seen } = await remote((_request, response) => answerJson(response, 200, { ok: true }))
    const request = ask({ method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json', authorization: 'Bearer mine', 'x-request-id': 'a-request-id', cookie: 'secret=1' } })
    const response = await forwardToCompany(request, { baseURL: url + suffix, path: 'token?x=1', timeoutMs: 2000 })
    expect(await response.json()).toEqual({ ok: true })
    expect(seen[0]).toMatchObject({ method: 'POST', url: `${suffix.replace(/\/$/, '')}/token?x=1`, body: '{"a":1}' })
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer mine', 'x-request-id': 'a-request-id' })
    expect(seen[0]?.headers.cookie, 'cookies of the site stay here').toBeUndefined()
  })

  it('passes on the status and only the headers that concern the caller', async () => {
    const { url } = await remote((_request, response) => answerJson(response, 429, { error: {} }, { 'retry-after': '9', 'set-cookie': 'a=1', 'x-powered-by': 'remote' }))
    const response = await forwardToCompany(ask(), { baseURL: url, path: 'x', timeoutMs: 2000 })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('9')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('x-powered-by')).toBeNull()
  })

  it('a slow company is TIMEOUT, one that is gone UPSTREAM_UNAVAILABLE', async () => {
    const { url } = await remote(() => undefined)
    const slow = await forwardToCompany(ask(), { baseURL: url, path: 'x', timeoutMs: 50 })
    expect(slow.status).toBe(504)
    expect(await errorOf(slow)).toMatchObject({ code: 'TIMEOUT', requestId: slow.headers.get('x-request-id') })
    await server?.close()
    server = undefined
    const gone = await forwardToCompany(ask(), { baseURL: url, path: 'x', timeoutMs: 2000 })
    expect(gone.status).toBe(502)
    expect((await errorOf(gone)).code).toBe('UPSTREAM_UNAVAILABLE')
  })

  it.each<[string, number, string[]]>([
    ['//evil.test/x', 200, ['/base///evil.test/x']],
    ['https:/evil.test/x', 200, ['/base/https:/evil.test/x']],
    ['http://evil.test/x', 200, ['/base/http://evil.test/x']],
    ['@evil.test/x', 200, ['/base/@evil.test/x']],
    ['\\\\evil.test/x', 200, ['/base///evil.test/x']],
    ['../x', 404, []],
    ['a/%2e%2e/../x', 404, []],
  ])('never leaves the company for %s', async (path, status, asked) => {
    const { url, seen } = await remote((_request, response) => answerJson(response, 200, {}))
    const response = await forwardToCompany(ask(), { baseURL: `${url}/base`, path, timeoutMs: 2000 })
    expect(response.status).toBe(status)
    expect(seen.map((request) => request.url)).toEqual(asked)
  })
})
