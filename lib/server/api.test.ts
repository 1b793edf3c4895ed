import { tokenSecret } from '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentUserSchema, tokenSchema } from '@/lib/contract/account'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import type { FieldError } from '@/lib/contract/api-error'
import { companyApi, errorOf, from, send, sendJson } from '@/tests/support/company-calls'
import { staffToken } from '@/tests/support/staff-token'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { Database } from './db/schema'
import { createRateLimits, rateLimitPlans } from './http/rate-limits'
import type { CompanyApi } from './http/serve-endpoints'
import { sampleAccounts } from './seed/accounts'
import { seedModels } from './seed/vehicles'

let db: Kysely<Database>
let api: CompanyApi

beforeAll(async () => {
  db = await openCompanyDatabase('sqlite', 'sample')
  api = companyApi(db)
}, 120_000)
afterAll(() => db.destroy())

const operations = Object.keys(endpoints) as OperationId[]
const plans = {
  ...rateLimitPlans,
  read: { points: 1000, seconds: 60 },
  search: { points: 1000, seconds: 60 },
  token: { points: 1000, seconds: 60 },
}

describe('bad input is 400 with the fields and why', () => {
  const cases: [string, FieldError[]][] = [
    ['api/products/list?page=abc', [{ path: 'page', code: 'invalid' }]],
    ['api/products/list?page=0', [{ path: 'page', code: 'too-small' }]],
    ['api/products/list?page=1.5', [{ path: 'page', code: 'invalid' }]],
    ['api/products/list?page=10001', [{ path: 'page', code: 'too-big' }]],
    [
      'api/products/list?pageSize=97&lang=de',
      [
        { path: 'lang', code: 'unknown-value' },
        { path: 'pageSize', code: 'too-big' },
      ],
    ],
    ['api/products/list?family=boat', [{ path: 'family.0', code: 'unknown-value' }]],
    ['api/products/list?family=car,boat', [{ path: 'family.1', code: 'unknown-value' }]],
    ['api/products/list?lengthMin=-1', [{ path: 'lengthMin', code: 'too-small' }]],
    ['api/products/list?vehicle=A%20B', [{ path: 'vehicle', code: 'invalid' }]],
    ['api/products/list?sort=price&sort=name', [{ path: 'sort', code: 'unknown-value' }]],
    ['api/products/product', [{ path: 'id', code: 'required' }]],
    ['api/products/product?id=', [{ path: 'id', code: 'invalid' }]],
    ["api/products/product?id=x'%20or%201=1--", [{ path: 'id', code: 'invalid' }]],
    ['api/products/compare', [{ path: 'ids', code: 'required' }]],
    ['api/products/compare?ids=a,b,c,d,e', [{ path: 'ids', code: 'too-big' }]],
    ['api/vehicles/brands-by-type', [{ path: 'type', code: 'required' }]],
    ['api/vehicles/brands-by-type?type=boat', [{ path: 'type', code: 'unknown-value' }]],
    ['api/vehicles/models', [{ path: 'brand', code: 'required' }]],
    [
      'api/fitments/verdict',
      [
        { path: 'vehicle', code: 'required' },
        { path: 'products', code: 'required' },
      ],
    ],
    ['api/search', [{ path: 'q', code: 'required' }]],
    ['api/search?q=%20%20', [{ path: 'q', code: 'too-small' }]],
    [`api/search?q=${'x'.repeat(121)}`, [{ path: 'q', code: 'too-big' }]],
    ['api/location/country?code=THA', [{ path: 'code', code: 'invalid' }]],
    ['api/catalogues?name=Cars', [{ path: 'name', code: 'unknown-value' }]],
  ]

  it.each(cases)('%s', async (path, fields) => {
    const response = await send(api, path)
    expect(response.status).toBe(400)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await errorOf(response)).toMatchObject({ code: 'INVALID_INPUT', fields })
  })

  it.each<[unknown, FieldError[]]>([
    [
      {},
      [
        { path: 'username', code: 'required' },
        { path: 'password', code: 'required' },
      ],
    ],
    [{ username: 'ab', password: 'long-enough' }, [{ path: 'username', code: 'too-small' }]],
    [{ username: 'somebody', password: 12345678 }, [{ path: 'password', code: 'invalid' }]],
    [{ username: null, password: 'long-enough' }, [{ path: 'username', code: 'invalid' }]],
    [[], [{ path: '', code: 'invalid' }]],
  ])('a sign-in with %j', async (body, fields) => {
    const response = await sendJson(api, 'token', body)
    expect(response.status).toBe(400)
    expect((await errorOf(response)).fields).toEqual(fields)
  })

  it('a body that is nested too deeply, wherever', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    for (const body of [deep, `{"username":${deep}}`, '{"a":'.repeat(9000)]) {
      const response = await send(api, 'token', { method: 'POST', body })
      expect([response.status, (await errorOf(response)).message]).toEqual([400, 'The body is nested too deeply'])
    }
  })

  it.each(['', '{"username":', 'username=a&password=b'])('a body that is not JSON: %j', async (body) => {
    const response = await send(api, 'token', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ code: 'INVALID_INPUT', message: 'The body is not JSON' })
  })

  it('takes lists repeated as well as joined by commas', async () => {
    const read = async (query: string) =>
      ((await (await send(api, `api/products/list?${query}`)).json()) as { total: number }).total
    const both = await read('family=vespa,air')
    expect(await read('family=vespa&family=air')).toBe(both)
    expect(both).toBeGreaterThan(await read('family=air'))
  })
})

describe('unknown ids are 404', () => {
  it.each([
    'api/vehicles/models?brand=no-such-brand',
    'api/vehicles/years?model=no-such-model',
    'api/vehicles/vehicle?id=no-such-vehicle',
    'api/products/product?id=no-such-product',
    'api/products/info?id=no-such-product',
    'api/products/list?vehicle=no-such-vehicle',
    'api/products/filters?vehicle=no-such-vehicle',
    'api/products/compare?ids=no-such-product',
    'api/fitments/verdict?vehicle=no-such-vehicle&products=x',
    'api/programmes/car-spring/vehicle?id=no-such-vehicle',
    'api/programmes/dtg/vehicle?id=no-such-vehicle',
    'api/location/country?code=ZZ',
    'api/no-such-operation',
    '',
  ])('%s', async (path) => {
    const response = await send(api, path)
    expect(response.status).toBe(404)
    expect((await errorOf(response)).code).toBe('NOT_FOUND')
  })
})

describe('wrong methods are 405', () => {
  it.each(operations)('%s', async (operation) => {
    const { path, method } = endpoints[operation]
    for (const wrong of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => name !== method)) {
      const response = await send(api, path, { method: wrong })
      expect(response.status, wrong).toBe(405)
      expect(response.headers.get('allow')).toBe(method)
      expect((await errorOf(response)).code).toBe('METHOD_NOT_ALLOWED')
    }
  })
})

describe('too large is 413', () => {
  const large = JSON.stringify({ username: 'somebody', password: 'x'.repeat(70_000) })

  it('with a length', async () => {
    const response = await send(api, 'token', {
      method: 'POST',
      body: large,
      headers: { 'content-length': String(large.length) },
    })
    expect(response.status).toBe(413)
    expect((await errorOf(response)).code).toBe('PAYLOAD_TOO_LARGE')
  })

  it('streamed, without a length', async () => {
    const bytes = new TextEncoder().encode(large)
    let at = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes.subarray(at, (at += 1024)))
        if (at >= bytes.length) controller.close()
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const response = await send(api, 'token', init)
    expect(response.status).toBe(413)
    expect(await errorOf(response)).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      requestId: response.headers.get('x-request-id'),
    })
    expect(at).toBeLessThan(bytes.length)
  })
})

describe('too many is 429 with the seconds to wait', () => {
  it.each<['read' | 'search' | 'token', string, RequestInit]>([
    ['read', 'api/location/continents', {}],
    ['search', 'api/search?q=pcx', {}],
    ['token', 'token', { method: 'POST', body: '{}' }],
  ])('%s', async (plan, path, init) => {
    // The first search of a process makes the index, for which a busy machine may need all of the seconds.
    await send(api, path, init)
    const limited = companyApi(db, createRateLimits({ ...plans, [plan]: { points: 2, seconds: 30 } }))
    const statuses = [
      await send(limited, path, { ...init, headers: from('192.0.2.1') }),
      await send(limited, path, { ...init, headers: from('192.0.2.1') }),
    ].map(({ status }) => status)
    expect(statuses).not.toContain(429)
    const refused = await send(limited, path, { ...init, headers: from('192.0.2.1') })
    expect(refused.status).toBe(429)
    expect((await errorOf(refused)).code).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(10)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    expect((await send(limited, path, { ...init, headers: from('192.0.2.2') })).status, 'another address').not.toBe(429)
  })

  it('counts calls with a wrong token, too', async () => {
    const limited = companyApi(db, createRateLimits({ ...plans, read: { points: 1, seconds: 30 } }))
    const init = { headers: { authorization: 'Bearer guess', ...from('192.0.2.9') } }
    expect((await send(limited, 'api/ApiUser/Me', init)).status).toBe(401)
    expect((await send(limited, 'api/ApiUser/Me', init)).status).toBe(429)
  })
})

describe('accounts', () => {
  const signIn = (username: string, password: string) => sendJson(api, 'token', { username, password })
  const me = (token?: string) =>
    send(api, 'api/ApiUser/Me', token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

  it.each(sampleAccounts)('$email signs in and is who it is', async ({ id, email, name, password, scopes }) => {
    const response = await signIn(email.toUpperCase(), password)
    expect(response.status).toBe(200)
    const { access_token, expires_in } = tokenSchema.parse(await response.json())
    expect(expires_in).toBeGreaterThan(0)
    const user = await (await me(access_token)).json()
    const ofStaff = scopes.some((scope) => scope === 'service')
    expect(currentUserSchema.parse(user)).toEqual({
      data: {
        id,
        email,
        phone: null,
        name,
        scope: ofStaff ? [] : [...scopes],
        secondFactor: ofStaff ? 'missing' : 'not-needed',
      },
    })
    expect(JSON.stringify(user)).not.toMatch(/argon|hash|password/)
  })

  it('gives a wrong password and an unknown name the same answer', async () => {
    const answers = await Promise.all([
      signIn('customer@example.com', 'not-the-password'),
      signIn('nobody@example.com', 'not-the-password'),
      // No password is as short; wrong it is all the same.
      signIn('customer@example.com', 'short'),
    ])
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, ...(await errorOf(answer)), requestId: '' })),
    )
    expect(bodies[0]).toEqual({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message: 'INVALID_CREDENTIALS',
      requestId: '',
    })
    expect(bodies.slice(1)).toEqual([bodies[0], bodies[0]])
  })

  it('takes as long for an unknown name as for a wrong password', async () => {
    const time = async (username: string) => {
      const started = performance.now()
      await signIn(username, 'not-the-password')
      return performance.now() - started
    }
    const fastest = async (username: string) =>
      Math.min(await time(username), await time(username), await time(username))
    expect(await fastest('nobody@example.com')).toBeGreaterThan((await fastest('customer@example.com')) / 3)
  })

  let session: string
  beforeAll(async () => {
    session = String(decodeJwt(await staffToken(db)).sid)
  })
  const key = new TextEncoder().encode(tokenSecret)
  const now = Math.floor(Date.now() / 1000)
  const jwt = () =>
    new SignJWT({ sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('sample-staff')
      .setIssuedAt(now - 100)

  it('accepts a token that is signed with the secret', async () => {
    expect(
      (
        await me(
          await jwt()
            .setExpirationTime(now + 100)
            .sign(key),
        )
      ).status,
    ).toBe(200)
  })

  it.each<[string, () => Promise<string> | string | undefined]>([
    ['missing', () => undefined],
    ['not a token', () => 'abc.def.ghi'],
    [
      'forged',
      () =>
        jwt()
          .setExpirationTime(now + 100)
          .sign(new TextEncoder().encode('another-secret-of-thirty-two-characters')),
    ],
    [
      'expired',
      () =>
        jwt()
          .setExpirationTime(now - 50)
          .sign(key),
    ],
    [
      'alg=none',
      () =>
        new UnsecuredJWT({ sid: session })
          .setSubject('sample-staff')
          .setExpirationTime(now + 100)
          .encode(),
    ],
    [
      'another algorithm',
      () =>
        new SignJWT({ sid: session })
          .setProtectedHeader({ alg: 'HS512' })
          .setSubject('sample-staff')
          .setExpirationTime(now + 100)
          .sign(key),
    ],
    [
      'without a session',
      () =>
        new SignJWT()
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject('sample-staff')
          .setExpirationTime(now + 100)
          .sign(key),
    ],
    [
      'of another account than its session',
      () =>
        new SignJWT({ sid: session })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject('sample-dealer')
          .setExpirationTime(now + 100)
          .sign(key),
    ],
    [
      'without a subject',
      () =>
        new SignJWT({ sid: session })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime(now + 100)
          .sign(key),
    ],
    [
      'of an account that is gone',
      () =>
        new SignJWT({ sid: session })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject('long-gone')
          .setExpirationTime(now + 100)
          .sign(key),
    ],
  ])('refuses a token: %s', async (_name, make) => {
    const response = await me(await make())
    expect(response.status).toBe(401)
    expect((await errorOf(response)).code).toBe('UNAUTHORIZED')
  })
})

describe('guessing a password', () => {
  const signIn = (limited: CompanyApi, username: string, address: string, password = 'not-the-password') =>
    sendJson(limited, 'token', { username, password }, from(address)).then(({ status }) => status)

  it('is limited for each account, however it is written, and does not lock its owner out', async () => {
    const limited = companyApi(
      db,
      createRateLimits({
        ...plans,
        password: { points: 3, seconds: 60 },
        'password-slowed': { points: 1, seconds: 60 },
      }),
    )
    for (const [at, name] of ['staff@example.com', 'STAFF@example.com', ' Staff@Example.com'].entries())
      expect(await signIn(limited, name, `192.0.2.${at}`)).toBe(401)
    expect([
      await signIn(limited, 'staff@example.com', '192.0.2.9'),
      await signIn(limited, 'staff@example.com', '192.0.2.9'),
    ]).toEqual([401, 429])
    expect(
      [
        await signIn(limited, 'dealer@example.com', '192.0.2.9'),
        await signIn(limited, 'dealer@example.com', '192.0.2.9'),
      ],
      'another account',
    ).toEqual([401, 401])
    for (let time = 0; time < 3; time += 1)
      expect(await signIn(limited, 'staff@example.com', '192.0.2.10', 'staff-sample-1')).toBe(200)
  })

  it('is limited alike for an account that does not exist', async () => {
    const limited = companyApi(
      db,
      createRateLimits({
        ...plans,
        password: { points: 1, seconds: 60 },
        'password-slowed': { points: 1, seconds: 60 },
      }),
    )
    const statuses = []
    for (let time = 0; time < 3; time += 1) statuses.push(await signIn(limited, 'nobody@example.com', '192.0.2.9'))
    expect(statuses).toEqual([401, 401, 429])
  })
})

describe('what a browser or proxy may store', () => {
  it.each([
    ['api/vehicles/types', {}],
    ['token', { method: 'POST', body: '{}' }],
    ['api/places/read', { method: 'POST', body: '{"text":"10110"}' }],
    ['api/ApiUser/Me', {}],
    ['api/location/user', {}],
  ] as const)('nothing of %s', async (path, init) => {
    expect((await send(api, path, init)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('request ids', () => {
  it.each(['api/vehicles/types', 'api/products/product', 'api/no-such-operation', 'api/ApiUser/Me', 'token'])(
    'of %s: echoed when sensible, made otherwise',
    async (path) => {
      const idOf = async (given?: string) =>
        (await send(api, path, given === undefined ? {} : { headers: { 'x-request-id': given } })).headers.get(
          'x-request-id',
        )
      expect(await idOf('a-sensible_id-01')).toBe('a-sensible_id-01')
      expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/)
      expect(await idOf()).not.toBe(await idOf())
      expect(await idOf('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/)
      expect(await idOf('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('are told in the body of an error', async () => {
    const response = await send(api, 'api/products/product?id=none', {
      headers: { 'x-request-id': 'a-sensible_id-01' },
    })
    expect((await errorOf(response)).requestId).toBe('a-sensible_id-01')
  })
})

describe('failures', () => {
  it.each(['api/vehicles/types', 'api/products/list', 'api/search?q=pcx', 'api/vehicles/vehicle?id=x'])(
    '%s tells nothing of a database that is gone',
    async (path) => {
      const gone = await openCompanyDatabase('sqlite')
      await gone.destroy()
      const response = await send(companyApi(gone), path)
      expect(response.status).toBe(500)
      const { requestId, ...error } = await errorOf(response)
      expect(error).toEqual({ code: 'INTERNAL', message: 'INTERNAL' })
      expect(requestId).toBe(response.headers.get('x-request-id'))
    },
  )

  it('tells no SQL when a table is missing', async () => {
    const empty = await openCompanyDatabase('sqlite', 'empty')
    const text = await (await send(companyApi(empty), 'api/products/list')).text()
    await empty.destroy()
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'INTERNAL' } })
    expect(text).not.toMatch(/select|sqlite|no such table|node_modules|at /i)
  })

  it('answers 500 when a stored row does not keep the contract', async () => {
    const broken = await openCompanyDatabase('sqlite')
    await broken
      .insertInto('banner')
      .values({ id: 'x', position: 0, href: '/', product_id: null, texts: '{', starts_on: null, ends_on: null })
      .execute()
    const text = await (await send(companyApi(broken), 'api/site/home-banner')).text()
    await broken.destroy()
    expect(text).not.toMatch(/JSON at position|property name|SyntaxError/)
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'INTERNAL', message: 'INTERNAL' } })
  })
})

describe('where the caller seems to be', () => {
  it.each<[Record<string, string>, unknown]>([
    [
      { ...from('192.0.2.250'), 'cf-ipcountry': 'th', 'x-forwarded-for': '8.8.8.8' },
      { country: 'TH', source: 'cdn-header' },
    ],
    [
      { ...from('192.0.2.250'), 'x-forwarded-for': '203.0.113.9, 8.8.8.8' },
      { country: 'US', source: 'address' },
    ],
    [
      { ...from('8.8.8.8'), 'cf-ipcountry': 'th', 'x-forwarded-for': '203.0.113.9' },
      { country: 'US', source: 'address' },
    ],
    [
      { ...from('192.0.2.250'), 'cf-ipcountry': 'XX1' },
      { country: null, source: 'none' },
    ],
    [from('10.0.0.1'), { country: null, source: 'none' }],
    [from('not an address'), { country: null, source: 'none' }],
    [from('::1'), { country: null, source: 'none' }],
    [
      { 'cf-ipcountry': 'th', 'x-forwarded-for': '8.8.8.8' },
      { country: null, source: 'none' },
    ],
    [{}, { country: null, source: 'none' }],
  ])('%j', async (headers, expected) => {
    const response = await send(api, 'api/location/user', { headers })
    expect(await response.json()).toEqual(expected)
    expect(response.status).toBe(200)
  })
})

it('knows the vehicles of the seed', async () => {
  const [model] = seedModels
  const [generation] = model?.generations ?? []
  const response = await send(api, `api/vehicles/vehicle?id=${generation?.id ?? ''}&lang=th`)
  expect(await response.json()).toMatchObject({ id: generation?.id, model: model?.name.th })
})
