import type { SearchKind, SearchQuery } from '@/lib/contract/search'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** What of a search stands in its address. */
export type SearchState = Pick<SearchQuery, 'sort'> & {
  kind: SearchKind | null
  family: NonNullable<SearchQuery['family']> | null
}

/** Address of the same search with other choices. Whoever leaves a kind leaves its choices behind, and its pages. */
export function searchHref(locale: Locale, q: string, { kind, family, sort }: SearchState, page = 1): string {
  const query = new URLSearchParams({ q })
  if (kind) query.set('kind', kind)
  if (kind === 'product' && family) query.set('family', family)
  if (kind === 'product' && sort !== 'best') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return `${localizePath('/search', locale)}?${query.toString()}`
}
