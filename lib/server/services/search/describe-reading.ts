import type { Lang } from '@/lib/contract/common'
import type { SearchReading } from '@/lib/contract/search'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import type { ServiceContext } from '@/lib/server/services/context'
import { normalizeText } from '@/lib/server/search/normalize'
import { findTyped } from '@/lib/server/search/understand/typed-part'
import type { SearchHitRef } from '@/lib/server/search/query'
import type { Everything } from './everything'
import { countModels } from './read-vehicle'

/** What the page may say of how the words were read. */
export async function describeReading(
  db: ServiceContext['db'],
  { reading, instead, isAdjustable, namesakes, number, unknownWords }: Everything,
  query: string,
  lang: Lang,
): Promise<SearchReading> {
  const { kinds, length, priceMax, isOtherMoney, otherMaker, isOtherTrade, vehicles, vehicleText } = reading
  const isAmbiguous = hasOtherModels(vehicles)
  const summaryOf = async ([first]: readonly SearchHitRef[]) =>
    first ? ((await findVehicleSummaries(db, { ids: [first.refId], lang }))[0] ?? null) : null
  const [vehicle, namesake] = await Promise.all([summaryOf(vehicles), summaryOf(namesakes)])
  return {
    vehicle,
    isAmbiguous,
    sharedName: isAmbiguous ? findTyped(query, normalizeText(vehicleText)) : null,
    unknownWords,
    kinds: [...kinds],
    lengthMm: length?.lengthMm ?? null,
    priceMax,
    isOtherMoney,
    number,
    otherMaker,
    isOtherTrade,
    instead,
    isAdjustableInstead: instead && isAdjustable,
    namesake,
  }
}

/** A score so near the best is as good. */
const asGood = 0.95

/** Whether models are called so that another vehicle of the list is none of. */
function hasOtherModels(vehicles: readonly SearchHitRef[]): boolean {
  const good = vehicles.filter(({ score }) => score >= asGood * (vehicles[0]?.score ?? 0))
  return countModels(good) > 1
}
