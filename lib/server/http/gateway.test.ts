import '@/tests/support/environment'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { errorOf, from, send, sendJson } from '@/tests/support/company-calls'
import { answerJson, startServer, type LocalServer } from '@/tests/support/local-server'
import { createGateway } from './gateway'
import { createRateLimits, rateLimitPlans } from './rate-limits'

let server: LocalServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function remote(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<LocalServer> {
  server = await startServer(answer)
  return server
}

const gatewayTo = (baseURL: string, { timeoutMs = 2000, limits = createRateLimits() } = {}) =>
  createGateway({ baseURL, timeoutMs, limits })
const read = 'api/products/list?family=car&page=2'
const signIn = { username: 'somebody', password: 'long-enough' }

describe('the gateway', () => {
  it.each(['', '/base', '/base/'])('keeps method, query and body, below a base of %j', async (suffix) => {
    const { url, seen } = await remote((_request, response) => answerJson(response, 200, { ok: true }))
    const gateway = gatewayTo(url + suffix)
    const response = await sendJson(gateway, 'token?x=1', signIn, {
      authorization: 'Bearer mine',
      'x-request-id': 'a-request-id',
      cookie: 'secret=1',
      ...from('192.0.2.1'),
    })
    expect(await response.json()).toEqual({ ok: true })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: `${suffix.replace(/\/$/, '')}/token?x=1`,
      body: JSON.stringify(signIn),
    })
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer mine',
      'content-type': 'application/json',
      'x-request-id': 'a-request-id',
      'x-forwarded-for': '192.0.2.1',
    })
    expect(seen[0]?.headers.cookie, 'cookies of the site stay here').toBeUndefined()
    expect(
      Object.keys(seen[0]?.headers ?? {}).some((name) => name.startsWith('x-peer-address')),
      'nor does the name of its own header leave',
    ).toBe(false)
  })

  it('names the caller it knows, not the one that the caller names', async () => {
    const { url, seen } = await remote((_request, response) => answerJson(response, 200, {}))
    await send(gatewayTo(url), read, { headers: { ...from('192.0.2.1'), 'x-forwarded-for': '198.51.100.1' } })
    expect(seen[0]?.headers['x-forwarded-for']).toBe('192.0.2.1')
  })

  it('passes on the status and only the headers that concern the caller', async () => {
    const { url } = await remote((_request, response) =>
      answerJson(response, 429, { error: {} }, { 'retry-after': '9', 'set-cookie': 'a=1', 'x-powered-by': 'remote' }),
    )
    const response = await send(gatewayTo(url), read)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('9')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('x-powered-by')).toBeNull()
  })

  it('lets nobody store an answer, but for a read that says so', async () => {
    const { url } = await remote((_request, response) =>
      answerJson(response, 200, {}, { 'cache-control': 'public, max-age=60' }),
    )
    const gateway = gatewayTo(url)
    const answers = [
      await send(gateway, read),
      await sendJson(gateway, 'token', signIn),
      await send(gateway, 'api/ApiUser/Me'),
    ]
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'public, max-age=60',
      'no-store',
      'no-store',
    ])
  })

  it('a slow company is TIMEOUT, one that is gone UPSTREAM_UNAVAILABLE', async () => {
    const { url } = await remote(() => undefined)
    const slow = await send(gatewayTo(url, { timeoutMs: 50 }), read)
    expect(slow.status).toBe(504)
    expect(await errorOf(slow)).toMatchObject({ code: 'TIMEOUT', requestId: slow.headers.get('x-request-id') })
    await server?.close()
    server = undefined
    const gone = await send(gatewayTo(url), read)
    expect(gone.status).toBe(502)
    expect((await errorOf(gone)).code).toBe('UPSTREAM_UNAVAILABLE')
  })

  it.each([301, 302, 303, 307, 308])('follows no redirect %i', async (status) => {
    const { url, seen } = await remote(
      (_request, response) => void response.writeHead(status, { location: '/api/internal' }).end(),
    )
    const response = await sendJson(gatewayTo(url), 'token', signIn)
    expect(response.status).toBe(502)
    expect((await errorOf(response)).code).toBe('UPSTREAM_UNAVAILABLE')
    expect(seen.map((request) => request.url)).toEqual(['/token'])
  })

  it.each([
    '',
    '/',
    'api',
    'api/',
    'api/internal',
    'api/products/list/',
    'api/products/list/x',
    'api//products/list',
    '//evil.test/x',
    'https:/evil.test/x',
    'http://evil.test/x',
    '@evil.test/x',
    '\\\\evil.test/x',
    '../x',
    'a/%2e%2e/../x',
    '..%2f',
    '..%2fapi/products/list',
    'api/products/..%2f..%2finternal',
    'api/products/list..;/',
    'api/products/..;/internal',
    'api/products/list;x=1',
    'api/products/list%00',
    'api/products/list%2f',
    'api%2fproducts%2flist',
    'api/products/%252e%252e/internal',
  ])('asks the company nothing for %j', async (path) => {
    const { url, seen } = await remote((_request, response) => answerJson(response, 200, {}))
    const response = await send(gatewayTo(`${url}/base`), path)
    expect(response.status).toBe(404)
    expect(seen).toEqual([])
  })

  it.each(['api/products/./list', 'api/x/../products/list', 'api/products/%6cist'])(
    '%s is one spelling of a known path',
    async (path) => {
      const { url, seen } = await remote((_request, response) => answerJson(response, 200, {}))
      expect((await send(gatewayTo(`${url}/base`), path)).status).toBe(200)
      expect(seen.map((request) => request.url)).toEqual(['/base/api/products/list'])
    },
  )

  it('asks nothing by another method', async () => {
    const { url, seen } = await remote((_request, response) => answerJson(response, 200, {}))
    for (const [method, path] of [
      ['POST', 'api/products/list'],
      ['GET', 'token'],
      ['DELETE', 'token'],
    ])
      expect((await send(gatewayTo(url), path ?? '', { method: method ?? '' })).status).toBe(405)
    expect(seen).toEqual([])
  })
})

describe('what a visitor sends through the gateway', () => {
  it('is within the limits of the built-in API, for each caller', async () => {
    const { url, seen } = await remote((_request, response) => answerJson(response, 200, {}))
    const gateway = gatewayTo(url, {
      limits: createRateLimits({ ...rateLimitPlans, token: { points: 2, seconds: 60 } }),
    })
    const statuses = []
    for (let call = 0; call < 4; call += 1)
      statuses.push(
        (await sendJson(gateway, 'token', signIn, { ...from('192.0.2.1'), 'x-forwarded-for': `198.51.100.${call}` }))
          .status,
      )
    expect(statuses).toEqual([200, 200, 429, 429])
    expect((await sendJson(gateway, 'token', signIn, from('192.0.2.2'))).status).toBe(200)
    expect(seen).toHaveLength(3)
  })

  it.each<[string, RequestInit, number]>([
    ['token', { body: JSON.stringify({ username: 'x'.repeat(65 * 1024) }) }, 413],
    ['token', { body: '{}', headers: { 'content-length': String(400_000_000) } }, 413],
    ['token', { body: '['.repeat(60_000) }, 400],
    ['token', { body: 'username=a' }, 400],
    ['token', {}, 400],
    ['api/uploads?purpose=claim', { body: new Uint8Array(11 * 1024 * 1024) }, 413],
  ])('%s stops here when it is no form (%#)', async (path, init, status) => {
    const { url, seen } = await remote((_request, response) => answerJson(response, 200, {}))
    expect((await send(gatewayTo(url), path, { method: 'POST', ...init })).status).toBe(status)
    expect(seen).toEqual([])
  })

  it('a file arrives as it was sent', async () => {
    const { url, seen } = await remote((_request, response) => answerJson(response, 200, {}))
    const response = await send(gatewayTo(url), 'api/uploads?purpose=claim', {
      method: 'POST',
      body: 'no picture',
      headers: { 'content-type': 'image/png' },
    })
    expect(response.status).toBe(200)
    expect(seen[0]).toMatchObject({ url: '/api/uploads?purpose=claim', body: 'no picture' })
    expect(seen[0]?.headers['content-type']).toBe('image/png')
  })
})
