import type { Lang } from '@/lib/contract/common'
import type { SearchReading } from '@/lib/contract/search'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import type { ServiceContext } from '@/lib/server/services/context'
import type { Everything } from './find-everything'

/** What the page may say of how the words were read. */
export async function describeReading(
  db: ServiceContext['db'],
  { reading, instead, number }: Everything,
  lang: Lang,
): Promise<SearchReading> {
  const { kinds, length, priceMax, isOtherMoney, otherMaker, isOtherTrade, vehicles } = reading
  const [first] = vehicles
  const [vehicle = null] = first ? await findVehicleSummaries(db, { ids: [first.refId], lang }) : []
  return {
    vehicle,
    kinds: [...kinds],
    lengthMm: length?.lengthMm ?? null,
    priceMax,
    isOtherMoney,
    number,
    otherMaker,
    isOtherTrade,
    instead,
  }
}
