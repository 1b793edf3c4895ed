import { getProductsQuery, type GetProductsQuery } from '@/lib/contract/product-list'
import type { Lang } from '@/lib/contract/common'
import { typedFigures } from '@/lib/domain/typed-figures'

export type SearchParams = Record<string, string | string[] | undefined>

/** Views of the same list, each with an address of its own. */
export const listViews = { cards: '/products/list', table: '/products/list2', matrix: '/products/list3' } as const
export type ListView = keyof typeof listViews

const listPageSize = 24

/** Fields of the filters and of the tape measure that figures are typed into. */
const typedKeys = ['lengthMin', 'lengthMax', 'priceMin', 'priceMax', 'measureLength', 'measureStroke', 'tolerance']

/** A key of an address that could not be used, with what stood there. */
export type WrongKey = { key: string; value: string }

/** Reads a list's state from an address. Keys that make no sense are left out instead of breaking the page, and named. */
export function readListState(params: SearchParams, lang: Lang): { state: GetProductsQuery; wrong: WrongKey[] } {
  const input = { ...withFigures(withoutEmpty(params)), lang, pageSize: listPageSize }
  const first = getProductsQuery.safeParse(input)
  if (first.success) return { state: first.data, wrong: [] }
  const keys = new Set(first.error.issues.map((issue) => String(issue.path[0])))
  const state = getProductsQuery.parse(Object.fromEntries(Object.entries(input).filter(([key]) => !keys.has(key))))
  return { state, wrong: [...keys].map((key) => ({ key, value: [params[key]].flat().join(', ') })) }
}

export const parseListState = (params: SearchParams, lang: Lang): GetProductsQuery => readListState(params, lang).state

function withoutEmpty(params: SearchParams): SearchParams {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined && value !== ''))
}

function withFigures(params: SearchParams): SearchParams {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typedKeys.includes(key) && typeof value === 'string' ? typedFigures(value) : value,
    ]),
  )
}

/** Year of the finder's last step; null when the address has none. */
export function parseYear(params: SearchParams): number | null {
  const year = Number(params.year)
  return Number.isInteger(year) && year >= 1950 && year <= 2100 ? year : null
}

/** Query of a list's state; `changes` replaces keys, undefined removes them. The page is dropped unless it is changed. */
export function listQuery(params: SearchParams, changes: SearchParams = {}): string {
  const query = new URLSearchParams()
  const merged: SearchParams = { ...params, page: undefined, ...changes }
  for (const [key, value] of Object.entries(merged)) {
    for (const single of Array.isArray(value) ? value : [value])
      if (single !== undefined && single !== '') query.append(key, single)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
