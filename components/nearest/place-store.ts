import type { Near } from '@/lib/contract/dealer'
import { createLocalStore } from '@/lib/utils/local-store'

/** Where the visitor looks for dealers; stays in this browser. */
export type KnownPlace = Near

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 60

function parse(stored: unknown): KnownPlace | null {
  if (typeof stored !== 'object' || stored === null) return null
  if ('lat' in stored && 'lng' in stored && typeof stored.lat === 'number' && typeof stored.lng === 'number')
    return { lat: stored.lat, lng: stored.lng }
  if (!('province' in stored) || !isText(stored.province)) return null
  return {
    province: stored.province,
    ...('district' in stored && isText(stored.district) && { district: stored.district }),
  }
}

export const placeStore = createLocalStore<KnownPlace | null>('place', null, parse)
