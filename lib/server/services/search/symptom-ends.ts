import type { Axle } from '@/lib/contract/common'
import type { SymptomId } from '@/lib/domain/setup/symptoms'
import type { MeantKinds } from '@/lib/server/search/understand/product-kinds'
import type { FoundOnSite } from './search-site'
import type { SiteIndex } from './site-index'
import { isSymptom } from './symptom-links'

/** Symptoms of one end of a vehicle, and what the same words tell of the other. */
const symptomsOfEnd: Partial<Record<SymptomId, { end: Axle; other: SymptomId }>> = {
  'fork-hard': { end: 'front', other: 'harsh-small' },
  'front-dives': { end: 'front', other: 'bottoms-out' },
  'rear-squats': { end: 'rear', other: 'front-dives' },
  'kicks-seat': { end: 'rear', other: 'kicks-sharp' },
}

/** Symptoms of the end that was named: a rear shock that is too hard is no hard fork. */
export function keepToEnd(site: FoundOnSite, { byKey }: SiteIndex, { axle, kinds }: MeantKinds): FoundOnSite {
  if (axle === null || (axle === 'rear' && kinds.some((kind) => kind.startsWith('fork')))) return site
  const entries = site.entries.map((found) => {
    const { kind, id } = found.entry
    const ofEnd = kind === 'setup' && isSymptom(id) ? symptomsOfEnd[id] : undefined
    const other = ofEnd && ofEnd.end !== axle ? byKey.get(`setup:${ofEnd.other}`) : undefined
    return other ? { ...found, entry: other.entry } : found
  })
  return { ...site, entries: entries.filter(({ entry }, at) => entries.findIndex((one) => one.entry === entry) === at) }
}
