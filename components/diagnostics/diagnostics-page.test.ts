import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import type * as Diagnostics from '@/lib/data/diagnostics'
import { localeList, type Locale } from '@/lib/i18n/locales'
import { internalRoutes } from '@/lib/routes/internal-routes'
import { DiagnosticsPage } from './diagnostics-page'

vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found')
  },
  usePathname: () => '/test',
}))
/** What a server behind Front Door and one trusted proxy would find. */
vi.mock('@/lib/data/diagnostics', (): Partial<typeof Diagnostics> => ({
  readHeaderFacts: async () => ({
    proxied: true,
    headers: [
      { name: 'authorization', value: null },
      { name: 'x-azure-ref', value: '0abc' },
    ],
  }),
  readCallerFacts: async () => ({
    address: '203.0.113.7',
    proxied: true,
    peer: '10.0.0.2',
    forwardedFor: '203.0.113.7',
    counted: '203.0.113.7',
    trusted: ['10.0.0.0/8'],
  }),
  readCountryFacts: async () => ({ country: 'TH', source: 'address', header: '', name: 'ไทย', about: null }),
  readCountryOf: async (_path, typed) => ({ address: typed, country: 'ญี่ปุ่น (JP)' }),
  readCookieSizes: async () => ({ i18n_redirected: 17 }),
  readProvinces: async () => ({ country: 'ไทย', provinces: [{ id: 'x', name: 'x', code: '10', region: 'central' }] }),
}))

const pages = internalRoutes.flatMap(({ path }) =>
  path.startsWith('/test/') && path !== '/test/design' ? [path.slice('/test/'.length)] : [],
)

async function render(page: string, locale: Locale): Promise<string> {
  const props = { page, path: `/test/${page}`, locale, typed: '' }
  const { prelude } = await prerender(createElement(DiagnosticsPage, props), {
    onError: (error) => expect.fail(`${page}: ${String(error)}`),
  })
  return new Response(prelude).text()
}

describe('diagnostics', () => {
  it('are the nine of the specification', () => {
    expect(pages).toHaveLength(9)
  })

  it.each(pages.map((page, i) => [page, localeList[i % localeList.length] ?? 'en'] as const))(
    '%s shows what it finds and how it knows, in %s',
    async (page, locale) => {
      const html = await render(page, locale)
      expect(html).toContain('id="found"')
      expect(html).toContain('id="how"')
      expect(html).not.toMatch(/diagnostics\.\w+\.\w+/)
    },
  )

  it('say who stands in front, and hide what opens anything', async () => {
    const html = await render('azureFrontDoor', 'en')
    expect(html).toContain('Azure Front Door, through a trusted proxy')
    expect(html).toMatch(/authorization[\s\S]*?hidden/)
  })
})
