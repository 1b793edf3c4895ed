import type { Spot } from '@/lib/domain/distance'
import type { Locale } from '@/lib/i18n/locales'
import { useFoundDealers } from './use-found-dealers'
import { useKnownPlace } from './use-known-place'

/** Where on the globe the visitor's place is; null while none is known. */
export function useVisitorSpot(locale: Locale): Spot | null {
  const near = useKnownPlace()
  const isSpot = near !== null && 'lat' in near
  const question = { capability: 'overhaul', open: 'any', line: '', limit: 1 } as const
  const { found } = useFoundDealers({ near: isSpot ? null : near, ...question }, locale)
  return isSpot ? near : (found?.place ?? null)
}
