import { describe, expect, it } from 'vitest'
import { localeList } from '@/lib/i18n/locales'
import { pageMetadata } from './page-metadata'

const words = { title: 'A title', description: 'A description' }

describe('pageMetadata', () => {
  it.each([
    ['en', '/products/gtx-370'],
    ['th', '/th/products/gtx-370'],
    ['ja', '/jp/products/gtx-370'],
  ] as const)('in %s', (locale, url) => {
    const metadata = pageMetadata(words, { route: '/products/:id', params: { id: 'gtx-370' }, locale })
    expect(metadata.alternates).toEqual({
      canonical: url,
      languages: {
        en: '/products/gtx-370',
        th: '/th/products/gtx-370',
        ja: '/jp/products/gtx-370',
        'x-default': '/products/gtx-370',
      },
    })
    expect(metadata.openGraph).toMatchObject({ url, locale: { en: 'en_US', th: 'th_TH', ja: 'ja_JP' }[locale] })
    expect(metadata).toMatchObject({ title: { absolute: 'A title | YSS' }, robots: { index: true, follow: true } })
  })

  it('lists the same languages whatever the language', () => {
    const languages = localeList.map((locale) =>
      JSON.stringify(pageMetadata(words, { route: '/', locale }).alternates?.languages),
    )
    expect(new Set(languages).size).toBe(1)
  })

  it('follows the route table, unless told otherwise', () => {
    expect(pageMetadata(words, { route: '/search', locale: 'en' }).robots).toMatchObject({ index: false })
    expect(pageMetadata(words, { route: '/products', locale: 'en', index: false }).robots).toMatchObject({
      index: false,
    })
  })

  it('can name another page as the first address, and leave the site’s name out', () => {
    const metadata = pageMetadata(
      { ...words, absolute: true },
      { route: '/products/list2', canonical: '/products/list', locale: 'th' },
    )
    expect(metadata).toMatchObject({ title: { absolute: 'A title' }, alternates: { canonical: '/th/products/list' } })
  })
})
