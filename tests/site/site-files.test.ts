import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type Site } from '@/tests/security/support/site'
import { listSitemaps } from './support/sitemaps'

const settings = {
  SECURITY_CONTACT: 'mailto:security@example.com',
  INDEXNOW_KEY: '0123456789abcdef-key',
  GOOGLE_VERIFICATION: 'google0123456789abcdef.html',
  BING_VERIFICATION: '0123456789ABCDEF0123456789ABCDEF',
}

let site: Site
beforeAll(async () => {
  site = await startSite(settings)
})
afterAll(() => site.stop())

it('tells whom to tell about a weakness, for less than a year', async () => {
  const { status, text, headers } = await site.ask('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toContain(`Contact: ${settings.SECURITY_CONTACT}\n`)
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(365 * 86_400_000)
})

it('sends who wants another password to the page for it', async () => {
  const { status, headers } = await site.ask('/.well-known/change-password')
  const { pathname, hash } = new URL(headers.location ?? '', 'http://localhost')
  expect([status, pathname, hash]).toEqual([307, '/user/settings', '#password'])
  // By this name programs find out whether a site answers everything.
  const nothing = await site.ask('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')
  expect(nothing.status).toBe(404)
})

it.each([
  [`/${settings.INDEXNOW_KEY}.txt`, settings.INDEXNOW_KEY],
  [`/${settings.GOOGLE_VERIFICATION}`, `google-site-verification: ${settings.GOOGLE_VERIFICATION}`],
  ['/BingSiteAuth.xml', `<user>${settings.BING_VERIFICATION}</user>`],
  ['/llms.txt', '# YSS Suspension (Thailand)\n\n> '],
])('proves by %s whose site it is', async (path, expected) => {
  const { status, text } = await site.ask(path)
  expect(status).toBe(200)
  expect(text).toContain(expected)
})

it.each(['/another-key-of-nobody.txt', '/googleffffffffffffffff.html', '/api/site-files/nothing.txt'])(
  'has no %s',
  async (path) => {
    expect((await site.ask(path)).status).toBe(404)
  },
)

it('lets robots read pages and their files, and tells them of the sitemaps', async () => {
  const { text } = await site.ask('/robots.txt')
  for (const line of ['Allow: /', 'Disallow: /api/', 'Allow: /api/documents/']) expect(text).toContain(line)
  expect(text).toMatch(/Sitemap: .+\/sitemap\.xml/)
  const sitemaps = await listSitemaps(site)
  expect(sitemaps.length).toBeGreaterThan(15)
  for (const path of sitemaps) expect((await site.ask(path)).headers['content-type'], path).toContain('application/xml')
  expect((await site.ask('/sitemaps/internal-en.xml')).status).toBe(404)
})

it('has no picture for what there is not', async () => {
  for (const path of ['/social/products/nothing-en.jpg', '/social/nothing/a-en.jpg', '/social/products/..%2f-en.jpg'])
    expect((await site.ask(path)).status, path).toBe(404)
})
