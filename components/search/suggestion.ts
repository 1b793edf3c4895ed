import type { SearchHit, SearchKind } from '@/lib/contract/search'
import { localizePath, type Locale } from '@/lib/i18n/locales'

export type Suggestion = { key: string; href: string; text: string; note: string; picture: string | null }

export const maxSuggestions = 7

/** What each kind is called beside a suggestion. */
export type KindNames = Readonly<Record<SearchKind, string>>

/** A hit as one line of the list. */
export function toSuggestion(hit: SearchHit, locale: Locale, kindNames: KindNames): Suggestion {
  const { kind, picture } = hit
  if (hit.kind === 'product') {
    const { id, name, code } = hit.product
    return { key: `${kind}/${id}`, href: localizePath(`/products/${id}`, locale), text: name, note: code, picture }
  }
  if (hit.kind === 'vehicle') {
    const { id, brand, model, generation } = hit.vehicle
    const href = localizePath(`/products/list?vehicle=${id}`, locale)
    return { key: `${kind}/${id}`, href, text: `${brand} ${model}`, note: generation, picture }
  }
  const href = localizePath(hit.path, locale)
  return { key: `${kind}/${hit.id}`, href, text: hit.title, note: kindNames[kind], picture }
}
