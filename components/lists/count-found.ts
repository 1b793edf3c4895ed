import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'

/** How many products a filter form would find as it stands now. */
export async function countFound(query: URLSearchParams, locale: Locale): Promise<number> {
  // Reading a list's address needs the contract, which a page that only shows a list does without.
  await import('@/lib/client/without-eval')
  const { parseListState } = await import('@/lib/routes/list-state')
  const params = Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)] as const))
  const single = Object.fromEntries(
    Object.entries(params).map(([key, values]) => [key, values.length === 1 ? values[0] : values]),
  )
  const { total } = await callCompany(
    'getProducts',
    { ...parseListState(single, locale), page: 1, pageSize: 1 },
    { quiet: true },
  )
  return total
}
