import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { analyticsHosts, contentSecurityPolicy, inlineHashes, policyForPage } from './csp.mjs'
import { isEmbeddable, isOwnFrame } from './embeddable.mjs'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('inlineHashes', () => {
  it('hashes each inline script once and nothing else', async () => {
    const html =
      '<script>a()</script><script id="x>y" async="">b("ก")</script><script>a()</script><script src="/c.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
    expect((await inlineHashes(html)).scripts).toEqual([sourceOf('a()'), sourceOf('b("ก")')])
  })

  it('hashes what the browser sees: line ends are normalised', async () => {
    expect((await inlineHashes('<script>a\r\nb</script>')).scripts).toEqual([sourceOf('a\nb')])
  })

  it('hashes module scripts and style elements', async () => {
    const found = await inlineHashes('<style>p{margin:0}</style><script type="module">import "x"</script>')
    expect(found).toEqual({ scripts: [sourceOf('import "x"')], styles: [sourceOf('p{margin:0}')] })
  })
})

describe('contentSecurityPolicy', () => {
  it('allows nothing inline of its own', () => {
    const policy = contentSecurityPolicy({ scripts: [] })
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(policy).not.toContain('unsafe-eval')
  })

  it('upgrades requests only where the site itself is on https', () => {
    expect(contentSecurityPolicy({ scripts: [], siteUrl: 'https://example.com' })).toContain(
      'upgrade-insecure-requests',
    )
    expect(contentSecurityPolicy({ scripts: [], siteUrl: 'http://localhost:3000' })).not.toContain(
      'upgrade-insecure-requests',
    )
  })

  it('lets films and subtitles come from the site and from nowhere else', () => {
    const policy = contentSecurityPolicy({ scripts: [] })
    expect(policy).toContain("default-src 'self';")
    expect(policy).not.toContain('media-src')
  })

  it('lets in the configured analytics and where they report to, and nobody without', () => {
    const analytics = analyticsHosts('https://stats.example.com/js/script.js?x=1', ' https://in.example.net,')
    expect(analytics).toEqual(['https://stats.example.com', 'https://in.example.net'])
    const policy = contentSecurityPolicy({ scripts: [], analytics })
    for (const directive of ['script-src', 'connect-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* https://stats.example.com https://in.example.net`))
    expect(analyticsHosts(undefined, 'https://in.example.net')).toEqual([])
    expect(contentSecurityPolicy({ scripts: [] })).not.toContain('example')
  })

  it('names the hashes of a page', async () => {
    expect(await policyForPage('<script>a()</script>', {})).toContain(`script-src 'self' ${sourceOf('a()')};`)
  })
})

describe('isEmbeddable', () => {
  it.each([
    ['/fork-upgrade-kit/embed', true],
    ['/th/fork-upgrade-kit/embed', true],
    ['/jp/fork-upgrade-kit/embed', true],
    ['/ja-JP/fork-upgrade-kit/embed', true],
    ['/fork-upgrade-kit', false],
    ['/fork-upgrade-kit/embed/more', false],
    ['/login', false],
  ])('%s: %s', (path, expected) => {
    expect(isEmbeddable(path)).toBe(expected)
    const policy = contentSecurityPolicy({ scripts: [], path })
    expect(policy.includes("frame-ancestors 'self' https:")).toBe(expected)
    expect(policy.includes("frame-ancestors 'none'")).toBe(!expected)
  })
})

describe('isOwnFrame', () => {
  it.each([
    ['/desk/content/promotion/spring/preview', true],
    ['/th/desk/content/road-show/buriram-march/preview', true],
    ['/desk/content/promotion/spring', false],
    ['/desk/content/promotion/spring/preview/more', false],
    ['/desk/claim/preview', false],
  ])('%s: %s', (path, expected) => {
    expect(isOwnFrame(path)).toBe(expected)
    const policy = contentSecurityPolicy({ scripts: [], path })
    // This site's own pages, and nobody else's.
    expect(policy.split('; ').at(-1)).toBe(`frame-ancestors ${expected ? "'self'" : "'none'"}`)
  })
})
