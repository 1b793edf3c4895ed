import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import { endpoints } from '@/lib/contract/endpoints'
import { operationOfPage } from '@/lib/data/operations'
import { localeList, type Locale } from '@/lib/i18n/locales'
import { internalRoutes } from '@/lib/routes/internal-routes'
import en from '@/messages/en/operation.json'
import ja from '@/messages/ja/operation.json'
import th from '@/messages/th/operation.json'
import { OperationPage } from './operation-page'

// What is described also while the company's API is away; that real things are found, lib/server/operation-pages.test.ts shows.
vi.mock('@/lib/data/company', () => ({
  askCompany: () => Promise.reject(new ApiError('UPSTREAM_UNAVAILABLE')),
}))

const summaries = { en: en.summaries, th: th.summaries, ja: ja.summaries }
const pages = internalRoutes.flatMap(({ path }) => (path.startsWith('/newApi/') ? [path.slice('/newApi/'.length)] : []))

async function render(page: string, locale: Locale): Promise<string> {
  const { prelude } = await prerender(createElement(OperationPage, { page, path: `/newApi/${page}`, locale }), {
    onError: (error) => expect.fail(`${page}: ${String(error)}`),
  })
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

describe('the pages of operations', () => {
  it('are the forty-two of the specification, each with an operation', () => {
    expect(pages).toHaveLength(42)
    expect(pages.filter((page) => operationOfPage(page) === null)).toEqual([])
  })

  it.each(pages.map((page, i) => [page, localeList[i % localeList.length] ?? 'en'] as const))(
    '%s says what its operation is, in %s',
    async (page, locale) => {
      const id = operationOfPage(page)
      const html = await render(page, locale)
      if (id === null) throw new Error(page)
      const { method, path, errors } = endpoints[id]
      expect(html).toContain(`>${method} /${path}<`)
      expect(html).toContain(summaries[locale][id])
      for (const code of errors) expect(html).toContain(` ${code}<`)
      expect(html).toMatch(/<form\b/)
      // No message is missing.
      expect(html).not.toMatch(/operation\.(?:summaries|try|words|fields|facts|errors|result|code|sample)\./)
    },
  )

  it('say in English what the contract says', () => {
    const ids = pages.flatMap((page) => operationOfPage(page) ?? [])
    expect(summaries.en).toEqual(Object.fromEntries(ids.map((id) => [id, endpoints[id].summary])))
  })

  it('know nothing of a name that is no operation', () => {
    expect(operationOfPage('api-dropEverything')).toBeNull()
    expect(operationOfPage('api-GETPRODUCT')).toBe('getProduct')
  })
})
