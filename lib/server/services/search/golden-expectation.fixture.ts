import type { ProductKind } from '@/lib/contract/product-words'
import type { SearchKind } from '@/lib/contract/search'

/** What has to be among the first three hits; `nothing` = an honest empty answer. */
export type SiteExpectation =
  | { kind: SearchKind; ids?: readonly string[] }
  | { kinds: readonly ProductKind[]; fits?: string; lengthMm?: number }
  | { model: string; year?: number }
  | { nothing: true }
export type SiteCase = { query: string; expected: SiteExpectation }

export const page = (...ids: string[]): SiteExpectation => ({ kind: 'page', ids })
export const service = (...ids: string[]): SiteExpectation => ({ kind: 'service', ids })
export const question = (...ids: string[]): SiteExpectation => ({ kind: 'question', ids })
export const of = (kind: SearchKind, ...ids: string[]): SiteExpectation => (ids.length > 0 ? { kind, ids } : { kind })
export const nothing: SiteExpectation = { nothing: true }
export const shocks = [
  'twin-shock',
  'mono-shock',
  'unit-swing-shock',
  'gas-shock',
  'front-shock',
  'strut',
  'coilover',
] as const
