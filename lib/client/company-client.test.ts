import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ErrorCode } from '@/lib/contract/api-error'
import { answerJson, startServer, type LocalServer } from '@/tests/support/local-server'
import { serializeQuery } from '@/lib/utils/serialize-query'
import { createCompanyClient, type CompanyClientOptions } from './company-client'

const continents = [{ code: 'AS', name: 'Asia', countryCount: 50 }]
const grant = {
  access_token: 'the-token',
  token_type: 'Bearer',
  expires_in: 60,
  refresh_token: 'the-next',
  refresh_expires_in: 600,
}
const credentials = { username: 'dealer@example.com', password: 'dealer-sample-1' }

let server: LocalServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

type Answer = (response: ServerResponse, count: number) => void

async function clientOf(answer: Answer, options: Partial<CompanyClientOptions> = {}) {
  const started = await startServer((_request, response, count) => answer(response, count))
  server = started
  return {
    seen: started.seen,
    url: started.url,
    client: createCompanyClient({ baseURL: started.url, timeoutMs: 2000, ...options }),
  }
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error instanceof ApiError ? error : new ApiError('INTERNAL')
}

const errorBody = (code: ErrorCode, fields?: { path: string; code: string }[]) => ({
  error: { code, message: `told: ${code}`, requestId: 'a-request-id', fields },
})

describe('requests', () => {
  it.each(['', '/', '/v1', '/v1/'])('go below a base URL that ends in %j', async (suffix) => {
    const { url, seen } = await clientOf((response) => answerJson(response, 200, continents))
    const client = createCompanyClient({ baseURL: url + suffix, timeoutMs: 2000 })
    expect(await client.call('getContinentMaster', { lang: 'th' })).toEqual(continents)
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: `${suffix.replace(/\/$/, '')}/api/location/continents?lang=th`,
    })
  })

  it('accept JSON or text', async () => {
    const { client, seen } = await clientOf((response) => answerJson(response, 200, continents))
    await client.call('getContinentMaster', {})
    expect(seen[0]?.headers.accept).toBe('application/json, text/plain, */*')
  })

  it('send a POST as JSON', async () => {
    const { client, seen } = await clientOf((response) => answerJson(response, 200, grant))
    expect(await client.call('token', credentials)).toEqual(grant)
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/token' })
    expect(seen[0]?.headers['content-type']).toContain('application/json')
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(credentials)
  })

  it('carry the bearer token of their own call and of no other', async () => {
    const { client, seen } = await clientOf((response) => answerJson(response, 200, continents))
    for (const token of [undefined, 'first', 'second', undefined])
      await client.call('getContinentMaster', {}, token === undefined ? {} : { token })
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer first',
      'Bearer second',
      undefined,
    ])
  })

  it('join lists by commas and leave out what is not given', () => {
    expect(
      serializeQuery({ family: ['car', 'pickup'], kind: [], vehicle: undefined, axle: null, page: 2, q: 'โช๊ค & co' }),
    ).toBe('family=car%2Cpickup&page=2&q=%E0%B9%82%E0%B8%8A%E0%B9%8A%E0%B8%84+%26+co')
  })
})

describe('progress', () => {
  const progress = () => ({ start: vi.fn(), done: vi.fn() })

  it('is shown while a request is in flight', async () => {
    const bar = progress()
    const atAnswer: number[] = []
    const { client } = await clientOf(
      (response) => {
        atAnswer.push(bar.start.mock.calls.length, bar.done.mock.calls.length)
        answerJson(response, 200, continents)
      },
      { progress: bar },
    )
    await client.call('getContinentMaster', {})
    expect(atAnswer).toEqual([1, 0])
    expect(bar.done).toHaveBeenCalledTimes(1)
  })

  it.each<[string, Answer]>([
    ['an error', (response) => answerJson(response, 404, errorBody('NOT_FOUND'))],
    ['a broken contract', (response) => answerJson(response, 200, { nonsense: true })],
    ['a broken connection, tried twice', (response) => void response.destroy()],
  ])('ends once, also after %s', async (_name, answer) => {
    const bar = progress()
    const { client } = await clientOf(answer, { progress: bar })
    await failure(client.call('getContinentMaster', {}))
    expect([bar.start.mock.calls.length, bar.done.mock.calls.length]).toEqual([1, 1])
  })

  it('is left out by a quiet call', async () => {
    const bar = progress()
    const { client } = await clientOf((response) => answerJson(response, 200, continents), { progress: bar })
    await client.call('getContinentMaster', {}, { quiet: true })
    expect(bar.start).not.toHaveBeenCalled()
    expect(bar.done).not.toHaveBeenCalled()
  })
})

describe('failures are message and status', () => {
  const html =
    (status: number): Answer =>
    (response) =>
      void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Oops</h1>')
  const cases: [string, Answer, Pick<ApiError, 'code' | 'status'> & Partial<ApiError>][] = [
    ['broken connection', (response) => void response.destroy(), { code: 'UPSTREAM_UNAVAILABLE', status: 502 }],
    [
      'error of the company',
      (response) => answerJson(response, 404, errorBody('NOT_FOUND')),
      { code: 'NOT_FOUND', status: 404, message: 'told: NOT_FOUND' },
    ],
    [
      'fields',
      (response) => answerJson(response, 400, errorBody('INVALID_INPUT', [{ path: 'page', code: 'invalid' }])),
      { code: 'INVALID_INPUT', status: 400, fields: [{ path: 'page', code: 'invalid' }] },
    ],
    [
      'JSON under another content type',
      (response) =>
        void response.writeHead(403, { 'content-type': 'text/plain' }).end(JSON.stringify(errorBody('FORBIDDEN'))),
      { code: 'FORBIDDEN', status: 403, message: 'told: FORBIDDEN' },
    ],
    [
      'wait',
      (response) => answerJson(response, 429, errorBody('TOO_MANY_REQUESTS'), { 'retry-after': '17' }),
      { code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds: 17 },
    ],
    ['HTML error page', html(500), { code: 'INTERNAL', status: 500, retryAfterSeconds: null }],
    ['HTML of a gateway', html(502), { code: 'UPSTREAM_UNAVAILABLE', status: 502 }],
    ['HTML of a maintenance page', html(503), { code: 'UPSTREAM_UNAVAILABLE', status: 503 }],
    ['HTML of a slow gateway', html(504), { code: 'TIMEOUT', status: 504 }],
    ['a status nobody knows', html(418), { code: 'INTERNAL', status: 418 }],
    [
      'HTML where JSON was asked for',
      html(200),
      { code: 'INTERNAL', status: 500, message: 'The answer of getContinentMaster does not keep the contract' },
    ],
    [
      'JSON that breaks the contract',
      (response) => answerJson(response, 200, [{ code: 'XX', name: 'Atlantis', countryCount: 0 }]),
      { code: 'INTERNAL', status: 500 },
    ],
    [
      'an error body with an unknown code',
      (response) => answerJson(response, 418, { error: { code: 'SOMETHING', message: 'x', requestId: 'y' } }),
      { code: 'INTERNAL', status: 418 },
    ],
  ]

  it.each(cases)('%s', async (_name, answer, expected) => {
    const { client } = await clientOf(answer)
    const error = await failure(client.call('getContinentMaster', {}))
    expect(error).toMatchObject(expected)
    expect(error.message).not.toBe('')
  })

  it('a timeout is 504', async () => {
    const { client } = await clientOf(() => undefined, { timeoutMs: 500 })
    expect(await failure(client.call('getContinentMaster', {}))).toMatchObject({ code: 'TIMEOUT', status: 504 })
  })

  it('nobody listening is 502', async () => {
    const { url, client } = await clientOf(() => undefined)
    await server?.close()
    server = undefined
    expect(url).toMatch(/^http/)
    expect(await failure(client.call('getContinentMaster', {}))).toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      status: 502,
    })
  })
})

describe('second tries', () => {
  const failing: [string, Answer][] = [
    ['a broken connection', (response) => void response.destroy()],
    ['503', (response) => void response.writeHead(503).end()],
    ['504', (response) => void response.writeHead(504).end()],
  ]

  it.each(failing)('a read is tried exactly once more after %s', async (_name, answer) => {
    const { client, seen } = await clientOf(answer)
    await failure(client.call('getContinentMaster', {}))
    expect(seen).toHaveLength(2)
  })

  it.each(failing)('a read that succeeds the second time after %s is an answer', async (_name, answer) => {
    const { client, seen } = await clientOf((response, count) =>
      count === 1 ? answer(response, count) : answerJson(response, 200, continents),
    )
    expect(await client.call('getContinentMaster', {})).toEqual(continents)
    expect(seen).toHaveLength(2)
  })

  it('a read is tried once more after a timeout', async () => {
    const { client, seen } = await clientOf(() => undefined, { timeoutMs: 60 })
    await failure(client.call('getContinentMaster', {}))
    expect(seen).toHaveLength(2)
  })

  it.each(failing)('a POST is never sent again after %s', async (_name, answer) => {
    const { client, seen } = await clientOf(answer)
    await failure(client.call('token', credentials))
    expect(seen).toHaveLength(1)
  })

  it.each([400, 401, 404, 429, 500])('%i is an answer, not a reason to ask again', async (status) => {
    const { client, seen } = await clientOf((response) => void response.writeHead(status).end())
    expect(await failure(client.call('getContinentMaster', {}))).toMatchObject({ status })
    expect(seen).toHaveLength(1)
  })

  it('a call that was given up is not tried again', async () => {
    const control = new AbortController()
    const { client, seen } = await clientOf(() => control.abort())
    await failure(client.call('getContinentMaster', {}, { signal: control.signal }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(seen).toHaveLength(1)
  })
})

describe('in the same process', () => {
  it('asks the given fetch instead of the network', async () => {
    const asked: Request[] = []
    const client = createCompanyClient({
      baseURL: 'http://company.internal',
      timeoutMs: 2000,
      fetch: async (request) => {
        asked.push(request)
        return Response.json(request.method === 'GET' ? continents : grant)
      },
    })
    expect(await client.call('getContinentMaster', { lang: 'ja' }, { token: 'mine' })).toEqual(continents)
    expect(await client.call('token', credentials)).toEqual(grant)
    expect(asked.map((request) => `${request.method} ${request.url}`)).toEqual([
      'GET http://company.internal/api/location/continents?lang=ja',
      'POST http://company.internal/token',
    ])
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer mine')
    expect(await asked[1]?.json()).toEqual(credentials)
  })

  it('keeps the status and fields of an error', async () => {
    const client = createCompanyClient({
      baseURL: 'http://company.internal',
      timeoutMs: 2000,
      fetch: async () => Response.json(errorBody('INVALID_INPUT', [{ path: 'q', code: 'required' }]), { status: 400 }),
    })
    expect(await failure(client.call('search', { q: 'x' }))).toMatchObject({
      status: 400,
      fields: [{ path: 'q', code: 'required' }],
    })
  })
})
