import { describe, expect, it } from 'vitest'
import { seriesPageOf, seriesPages, type SeriesPath } from '@/lib/domain/series-pages'
import { localizePath } from '@/lib/i18n/locales'
import { robotsOf } from '@/tests/e2e/support/every'
import { languages } from '@/tests/e2e/support/words'
import { sharedSite } from './support/shared-site'

const headers = { cookie: 'i18n_redirected=en' }
const paths = Object.keys(seriesPages) as SeriesPath[]
/** Bytes of a stored page before compression. */
const heaviest = 250_000

const site = sharedSite()

/** The words of the page's own content, as a visitor reads them. */
function wordsOf(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const text = main.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ')
  return text.split(/\s+/).filter(Boolean)
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''

describe.each(paths)('%s', (path) => {
  it('is one heading, 250 words and more, and a list for search engines', async () => {
    const { status, text } = await site.ask(path, { headers })
    expect(status).toBe(200)
    expect(text.match(/<h1[ >]/g)).toHaveLength(1)
    expect(wordsOf(text).length).toBeGreaterThan(250)
    expect(text).toContain('"@type":"ItemList"')
    expect(text).toContain('"@type":"BreadcrumbList"')
  })

  it.each(languages)('is light, and found at its first edition, in $locale', async ({ locale }) => {
    const { firstEdition } = seriesPageOf(path)
    const { text } = await site.ask(localizePath(path, locale), { headers })
    expect(Buffer.byteLength(text)).toBeLessThan(heaviest)
    expect(robotsOf(text)).toMatch(firstEdition ? /noindex/ : /^index/)
    expect(new URL(canonicalOf(text)).pathname).toBe(localizePath(firstEdition ?? path, locale))
  })
})
