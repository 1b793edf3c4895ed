import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPageFiles } from '@/lib/routes/page-files'
import { pagesOf } from '@/lib/routes/written'
import { routes } from '@/lib/routes/table'
import { listPages } from './sitemap'

afterEach(() => vi.unstubAllEnvs())

const paths = (pages = {}) => {
  vi.stubEnv('PAGE_FILES', readPageFiles().join(' '))
  return listPages(['en', 'th', 'ja'], pages).map(({ url }) => new URL(url).pathname)
}

describe('sitemap', () => {
  it('lists a written page in each language, with all of them as its counterparts', () => {
    vi.stubEnv('PAGE_FILES', '/services/faq')
    const entries = listPages(['en', 'th', 'ja'], {})
    expect(entries.map(({ url }) => new URL(url).pathname)).toEqual([
      '/services/faq',
      '/th/services/faq',
      '/jp/services/faq',
    ])
    expect(Object.keys(entries[0]?.alternates?.languages ?? {})).toEqual(['en', 'th', 'ja', 'x-default'])
  })

  it('leaves out what is kept from search engines, guarded, or not written', () => {
    const listed = new Set(paths())
    const hidden = routes.filter(({ index, guards }) => !index || guards.length > 0)
    expect(hidden.filter(({ path }) => listed.has(path))).toEqual([])
    expect(listed.has('/products/:id')).toBe(false)
  })

  it('lists the given pages of a route with parameters, with the day of their last change', () => {
    vi.stubEnv('PAGE_FILES', readPageFiles().join(' '))
    const pages = { '/products/:id': [{ params: { id: 'gtx-370' }, changedOn: '2026-01-31' }] } as const
    const found = listPages(['th'], pages).find(({ url }) => url.endsWith('/th/products/gtx-370'))
    expect(found?.lastModified).toBe('2026-01-31')
  })
})

describe('file tree', () => {
  it('has a route for every page', () => {
    const known = new Set<string>(routes.flatMap(({ path }) => [path, ...pagesOf(path)]))
    expect(readPageFiles().filter((path) => !known.has(path) && path !== '/[...rest]')).toEqual([])
    expect(readPageFiles().length).toBeGreaterThan(30)
  })
})
