import { describe, expect, it } from 'vitest'
import { localizePath } from '@/lib/i18n/locales'
import { siblingsOf } from '@/lib/routes/siblings'
import { robotsOf } from '@/tests/e2e/support/every'
import { languages } from '@/tests/e2e/support/words'
import { readSentences, sharedBetween } from './support/sentences'
import { readSitemaps } from './support/sitemaps'
import { sharedSite } from './support/shared-site'

const paths = siblingsOf('/vespa')
const headers = { cookie: 'i18n_redirected=en' }
/** Thai and Japanese have no spaces between words: as many letters say as much as 250 English words. */
const least = {
  en: { unit: 'words', count: 250 },
  th: { unit: 'letters', count: 1400 },
  ja: { unit: 'letters', count: 700 },
}

const site = sharedSite()

const mainOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<(script|style|svg)[\s>][\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
const valueOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

describe.each(languages)('in $locale', ({ locale }) => {
  it('each of the four has one heading, a title of its own, enough to say, and leads to the others', async () => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const path of paths) {
      const { status, text } = await site.ask(localizePath(path, locale), { headers })
      expect(status, path).toBe(200)
      expect(text.match(/<h1[ >]/g), path).toHaveLength(1)
      expect(robotsOf(text), path).toMatch(/^index/)
      titles.add(valueOf(text, /<title>([^<]*)/))
      descriptions.add(valueOf(text, /<meta name="description" content="([^"]*)"/))
      const { unit, count } = least[locale]
      const said = mainOf(text)
      const amount = unit === 'words' ? said.split(/\s+/).length : said.replace(/\s+/g, '').length
      expect(amount, path).toBeGreaterThan(count)
      expect(text).toContain('"@type":"ItemList"')
      expect(text).toContain('"@type":"BreadcrumbList"')
      for (const other of siblingsOf(path)) expect(text, path).toContain(`href="${localizePath(other, locale)}"`)
    }
    expect(titles.size).toBe(paths.length)
    expect(descriptions.size).toBe(paths.length)
  })
})

it('no two of them share most of their sentences', async () => {
  const pages = new Map<string, ReadonlySet<string>>()
  for (const path of ['/vespa', ...paths])
    pages.set(path, readSentences((await site.ask(path, { headers })).text).sentences)
  expect(sharedBetween(pages, 0.6)).toEqual([])
})

it('search engines find all of them', async () => {
  const listed = (await readSitemaps(site)).map(({ path }) => path)
  expect(listed).toEqual(expect.arrayContaining([...paths]))
})

it('the differences of the sets stand in the page itself', async () => {
  const { text } = await site.ask('/vespa/gts/compare', { headers })
  expect(text).toContain('can be adjusted in more ways than')
  expect(text).toMatch(/href="\/products\/compare\?ids=[a-z0-9,-]+"/)
})
