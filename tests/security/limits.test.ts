import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from './support/site'

let open: Site
let proxied: Site
beforeAll(async () => {
  ;[open, proxied] = await Promise.all([startSite(), startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' })])
})
afterAll(() => Promise.all([open.stop(), proxied.stop()]))

const json = { 'content-type': 'application/json' }
const newAddress = () => `198.51.${randomInt(256)}.${randomInt(256)}`

const check = (site: Site, headers: Record<string, string>, serial = `nobody has ${randomInt(1_000_000)}`) =>
  site
    .ask('/api/company/api/warranty/check', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ serial, phoneLast4: '0000' }),
    })
    .then(({ status }) => status)
const signIn = (site: Site, headers: Record<string, string>, password = 'not-the-password') =>
  site
    .ask('/api/company/token', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ username: 'staff@example.com', password }),
    })
    .then(({ status }) => status)

async function repeat(times: number, ask: () => Promise<number>): Promise<number[]> {
  return Promise.all(Array.from({ length: times }, ask))
}

const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length

describe('without a proxy', () => {
  it('a new X-Forwarded-For with each call lifts no limit', async () => {
    expect(refused(await repeat(25, () => check(open, { 'x-forwarded-for': newAddress() })))).toBe(15)
    expect(refused(await repeat(20, () => signIn(open, { 'x-forwarded-for': newAddress() })))).toBeGreaterThanOrEqual(
      10,
    )
  })

  it.each([
    'forwarded',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-peer-address',
    'x-peer-address-00000000-0000-0000-0000-000000000000',
  ])('nor does a made-up %s', async (name) => {
    expect(await check(open, { [name]: newAddress() })).toBe(429)
    expect(await check(open, { [name]: '127.0.0.1', 'x-forwarded-for': newAddress() })).toBe(429)
  })

  it('an address or a country that the visitor writes himself is not his', async () => {
    const answer = await open.ask('/api/company/api/location/user', {
      headers: {
        'x-forwarded-for': '8.8.8.8',
        'cf-ipcountry': 'JP',
        'x-vercel-ip-country': 'JP',
        'cloudfront-viewer-country': 'JP',
      },
    })
    expect(JSON.parse(answer.text)).toEqual({ country: null, source: 'none' })
  })
})

describe('behind a proxy that the configuration names', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  it('each visitor has limits of his own', async () => {
    expect(refused(await repeat(25, () => check(proxied, from('192.0.2.1'))))).toBe(15)
    expect(await check(proxied, from('192.0.2.2'))).toBe(200)
  })

  it('what the visitor wrote before the proxy did is not believed', async () => {
    expect(refused(await repeat(25, () => check(proxied, from(`${newAddress()}, 192.0.2.3`))))).toBe(15)
    expect(refused(await repeat(25, () => check(proxied, from(`${newAddress()}, 192.0.2.4, 127.0.0.1`))))).toBe(15)
  })

  it('an IPv6 network of 64 bits is one visitor, and IPv4 inside IPv6 is IPv4', async () => {
    const host = () => randomInt(1, 0xffff).toString(16)
    expect(
      refused(await repeat(25, () => check(proxied, from(`2001:db8:0:1:${host()}:${host()}:${host()}:${host()}`)))),
    ).toBe(15)
    expect(await check(proxied, from('2001:db8:0:2::1'))).toBe(200)
    expect(refused(await repeat(25, () => check(proxied, from(randomInt(2) ? '192.0.2.5' : '::ffff:192.0.2.5'))))).toBe(
      15,
    )
  })

  it('its word for the country is taken', async () => {
    const answer = await proxied.ask('/api/company/api/location/user', {
      headers: { ...from('8.8.8.8'), 'cf-ipcountry': 'JP' },
    })
    expect(JSON.parse(answer.text)).toEqual({ country: 'JP', source: 'cdn-header' })
  })

  it('an account that many guess at is slowed down for each of them, and opens for its owner', async () => {
    for (let caller = 0; caller < 60; caller += 1) await signIn(proxied, from(`203.0.113.${caller}`))
    const stranger = await repeat(10, () => signIn(proxied, from('192.0.2.6')))
    expect(refused(stranger), 'of ten tries of a new caller').toBe(7)
    expect(await signIn(proxied, from('192.0.2.7'), 'staff-sample-1')).toBe(200)
  })
})

it.each(['/', '/products', '/api/company/api/vehicles/types', '/api/company/nothing'])(
  '%s does not tell the name of the header that carries the address',
  async (path) => {
    const { rawHeaders, text } = await open.ask(path)
    expect(JSON.stringify(rawHeaders) + text).not.toContain('x-peer-address')
  },
)

describe('what may be stored', () => {
  it.each([
    ['/api/company/token', 'POST'],
    ['/api/company/api/warranty/check', 'POST'],
    ['/api/company/api/warranty/passport', 'POST'],
    ['/api/company/api/warranty/used-part', 'POST'],
    ['/api/company/api/ApiUser/Me', 'GET'],
    ['/api/company/api/location/user', 'GET'],
    ['/api/company/nothing', 'GET'],
    ['/api/documents/warranty/certificate.pdf?ticket=x', 'GET'],
    ['/api/health', 'GET'],
  ])('nothing of %s', async (path, method) => {
    const { headers } = await proxied.ask(path, {
      method,
      headers: { 'x-forwarded-for': '192.0.2.8', ...json },
      ...(method === 'POST' && { body: '{}' }),
    })
    expect(headers['cache-control']).toMatch(/\bno-store\b/)
  })
})
