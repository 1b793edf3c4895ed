import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Dealer, FoundDealers, OpenTime } from '@/lib/contract/dealer'
import { byDistance } from '@/lib/domain/distance'
import { comingDay, hoursOn, openStateAt } from '@/lib/domain/opening-hours'
import type { ServiceContext } from '@/lib/server/services/context'
import { readDealers } from './read-dealers'
import { searchPlace } from './search-place'

function isOpen({ hours }: Dealer, open: OpenTime, now: Date): boolean {
  if (open === 'any') return true
  if (open === 'now') return openStateAt(hours, now).isOpen
  return hoursOn(hours, comingDay(open, now)) !== null
}

const toTenths = (km: number) => Math.round(km * 10) / 10

/** The nearest dealers in Thailand that do the job and are open then. When nobody is open then, the nearest at any time: there is always an answer. */
export async function findDealers(
  { lang, near, capability, line, open, limit }: ParsedInputOf<'findDealers'>,
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
): Promise<FoundDealers> {
  const [place, all] = await Promise.all([searchPlace(lang, near), readDealers(db, { lang })])
  const able = all.filter(
    ({ country, lines, capabilities }) =>
      country === 'TH' && (!line || lines.includes(line)) && (!capability || capabilities.includes(capability)),
  )
  const ready = able.filter((dealer) => isOpen(dealer, open, now))
  const anyTime = ready.length === 0 && open !== 'any'
  const found = anyTime ? able : ready
  return {
    place,
    anyTime,
    inProvince: found.filter(({ province }) => province.code === place.province.code).length,
    dealers: byDistance(found, place)
      .slice(0, limit)
      .map(({ item, km }) => ({ dealer: item, km: toTenths(km) })),
  }
}
