import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { ProductSummary } from '@/lib/contract/product'
import { makeDrawn } from '@/lib/drawings/sample-products'
import { localeList, type Locale } from '@/lib/i18n/locales'
import { DesignPage } from './design-page'

const kinds = ['unit-swing-shock', 'gas-shock', 'mono-shock', 'fork-cartridge'] as const
const products = kinds.map((kind): ProductSummary => ({
  ...makeDrawn(kind),
  id: kind,
  code: `GTX 370-${kind.length}`,
  name: 'GTX 370',
  tagline: '',
  family: 'scooter',
  series: 'gtx',
  price: null,
  releasedOn: '2024-02-14',
  verdict: null,
}))

async function render(locale: Locale): Promise<string> {
  const { prelude } = await prerender(createElement(DesignPage, { products, locale }), {
    onError: (error) => expect.fail(String(error)),
  })
  return new Response(prelude).text()
}

const pages = new Map(await Promise.all(localeList.map(async (locale) => [locale, await render(locale)] as const)))
const pageOf = (locale: Locale) => pages.get(locale) ?? ''

describe.each(localeList)('the design page, %s', (locale) => {
  it('leads to every section it names', () => {
    const html = pageOf(locale)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const targets = [...html.matchAll(/<a\b[^>]* href="#([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBe(new Set(ids).size)
    expect(targets.length).toBeGreaterThan(15)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('describes its fields by texts that are there', () => {
    const html = pageOf(locale)
    const described = [...html.matchAll(/ aria-describedby="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '))
    expect(described.length).toBeGreaterThan(30)
    expect(described.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
  })

  it('looks the same each time and carries no style of its own', async () => {
    expect(await render(locale)).toBe(pageOf(locale))
    expect(pageOf(locale)).not.toMatch(/ style="/)
  })
})

/** Names of series, units and codes that every language writes in Latin letters. */
const names =
  /^(?:[PTHRCWL]+|GTX|PERT|Series|Sport|DTG|plus|Vespa|IMG|jpg|px|mm|cm|bar|psi|lbf|kgf|in|lb|kg|kB|MB|PDF|ms|ml)$/

describe.each(['th', 'ja'] as const)('the words of the design page, %s', (locale) => {
  it('are all in its language', () => {
    const text = pageOf(locale)
      .replace(/<(\w+)[^>]* translate="no"[^>]*>.*?<\/\1>/g, ' ')
      .replace(/<[^>]*?(?:aria-label|alt|placeholder)="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<!?[^>]*>/g, ' ')
      .replace(/&[a-z#0-9]+;/g, ' ')
    expect(text).toMatch(locale === 'th' ? /[\u0e01-\u0e5b]{3}/ : /[\u3041-\u30ff\u4e00-\u9fff]{3}/)
    const words = text.match(/[A-Za-z]{2,}/g) ?? []
    expect([...new Set(words.filter((word) => !names.test(word)))]).toEqual([])
  })
})
