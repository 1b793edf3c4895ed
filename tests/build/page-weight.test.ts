import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { localeList, locales } from '@/lib/i18n/locales'
import { excessOf, weighHtml, type WeighedHtml } from '@/scripts/support/html-budget'

const app = path.join(import.meta.dirname, '../../.next/server/app')
const notProducts = new Set([
  'auto.html',
  'brand.html',
  'compare.html',
  'list.html',
  'live.html',
  'list2.html',
  'list3.html',
])

/** Stored pages of a language whose HTML is weighed, and what kind each is. */
function listPages(folder: string): [file: string, kind: WeighedHtml][] {
  const products = readdirSync(path.join(app, folder, 'products')).filter(
    (file) => file.endsWith('.html') && !notProducts.has(file),
  )
  return [
    [`${folder}.html`, 'home'],
    [`${folder}/products/list.html`, 'list'],
    [`${folder}/services/faq.html`, 'questions'],
    ...products.map((file): [string, WeighedHtml] => [`${folder}/products/${file}`, 'product']),
  ]
}

describe.each(localeList)('stored pages in %s', (locale) => {
  const pages = listPages(locales[locale].iso)

  it('are a page of every kind', () => {
    expect(new Set(pages.map(([, kind]) => kind)).size).toBe(4)
  })

  it.each(pages)('%s keeps to the budget of its HTML', (file, kind) => {
    expect(excessOf(kind, weighHtml(readFileSync(path.join(app, file), 'utf8')))).toEqual([])
  })
})
