import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Answer, type Site } from '@/tests/security/support/site'

const headers = { cookie: 'i18n_redirected=en' }
const always = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
}

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const policiesOf = ({ rawHeaders }: Answer): string[] =>
  rawHeaders.filter(([name]) => name === 'content-security-policy').map(([, value]) => value)

describe('every answer', () => {
  it.each([
    '/',
    '/th/products',
    '/products/list?sort=name',
    '/search?q=gtx',
    '/no-such-page',
    '/services/productCode',
    '/th/services/warranty/register',
    '/jp/appointment/manage',
    '/api/health',
    '/api/company/api/vehicles/types',
  ])('carries the security headers: %s', async (path) => {
    const found = (await site.ask(path, { headers })).headers
    for (const [name, expected] of Object.entries(always)) expect.soft(found[name], name).toMatch(expected)
    expect(found).not.toHaveProperty('x-powered-by')
  })
})

describe('the content security policy', () => {
  it('of a stored page names the hashes of its scripts, without unsafe-inline', async () => {
    const own = policiesOf(await site.ask('/products', { headers })).find((value) => value.includes("'sha256-"))
    expect(own).toMatch(/script-src 'self' 'sha256-/)
    expect(own?.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe')
  })

  it('of a page rendered per request has a nonce of its own each time', async () => {
    const ask = async () =>
      /'nonce-([^']+)'/.exec(policiesOf(await site.ask('/products/list?sort=name', { headers })).join())?.[1]
    const [first, second] = [await ask(), await ask()]
    expect(first).toBeTruthy()
    expect(first).not.toBe(second)
  })

  it('lets only the widget into a frame of another site', async () => {
    for (const prefix of ['', '/th', '/jp']) {
      const policies = policiesOf(await site.ask(`${prefix}/fork-upgrade-kit/embed`, { headers }))
      expect(policies.length).toBeGreaterThan(0)
      for (const value of policies) expect(value).toContain('frame-ancestors *')
    }
  })
})
