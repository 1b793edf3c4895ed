import { describe, expect, it } from 'vitest'
import { generateETag } from '@/lib/next/quick-etag.mjs'
import type { Answer } from '@/tests/security/support/site'
import { sharedSite } from './support/shared-site'

const headers = { cookie: 'i18n_redirected=en' }
const always = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
}

const site = sharedSite()

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

  it('of the chooser for dealers, and of no other page, lets sites over https frame it', async () => {
    for (const prefix of ['', '/th', '/jp']) {
      const framed = policiesOf(await site.ask(`${prefix}/fork-upgrade-kit/embed`, { headers }))
      expect(framed.length).toBeGreaterThan(0)
      for (const value of framed) expect(value).toContain("frame-ancestors 'self' https:")
      for (const path of ['/fork-upgrade-kit', '/fork-upgrade-kit/embed/x', '/GTX']) {
        const policies = policiesOf(await site.ask(prefix + path, { headers }))
        expect(policies.length, path).toBeGreaterThan(0)
        for (const value of policies) expect(value, path).toContain("frame-ancestors 'none'")
      }
    }
  })
})

describe('the e-tag of a stored page', () => {
  it('is the hash of what is sent, and answers who has it already without a page', async () => {
    const first = await site.ask('/th/products', { headers })
    const etag = first.headers.etag ?? ''
    expect(etag).toBe(generateETag(first.text))
    const again = await site.ask('/th/products', { headers: { ...headers, 'if-none-match': etag } })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
  })
})

describe('the chooser for dealers', () => {
  const embed = '/fork-upgrade-kit/embed'
  const newcomer = { accept: 'text/html', 'accept-language': 'th', 'sec-fetch-dest': 'iframe' }

  it('forbids framing by no older header either', async () => {
    expect((await site.ask(embed, { headers })).headers).not.toHaveProperty('x-frame-options')
  })

  it.each([newcomer, { accept: 'text/html', 'accept-language': 'th' }])(
    'leaves no cookie and stays where it is: %j',
    async (asked) => {
      const { status, headers: found } = await site.ask(embed, { headers: asked })
      expect(status).toBe(200)
      expect(found).not.toHaveProperty('set-cookie')
    },
  )

  it.each([
    [`${embed}?lang=th`, `/th${embed}`],
    [`${embed}?lang=jp&colour=dark`, `/jp${embed}`],
    [`/th${embed}?lang=ja`, `/jp${embed}`],
    [`/jp${embed}?lang=en`, embed],
  ])('%s is %s', async (asked, expected) => {
    const { status, headers: found } = await site.ask(asked, { headers: newcomer })
    const target = new URL(found.location ?? '', 'http://localhost')
    expect([status, target.pathname]).toEqual([307, expected])
    expect(target.search).toBe(asked.slice(asked.indexOf('?')))
    expect((await site.ask(target.pathname + target.search, { headers: newcomer })).status).toBe(200)
  })
})
