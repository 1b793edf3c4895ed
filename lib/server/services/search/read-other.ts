import type { Lang } from '@/lib/contract/common'
import { findOtherTrade, isAboutWheels } from '@/lib/server/search/understand/other-trades'
import { findUnlisted } from '@/lib/server/search/understand/unlisted-models'
import { noFigures, wordsOnly, type QueryReading } from './query-reading'
import { noVehicles, readVehicles } from './read-vehicle'
import type { Source } from './source'
import { readVehiclesAround } from './vehicle-around'
import { isVehicleName } from './vehicle-names'

/** A score that only a vehicle has most of whose name was typed: sizes of tyres are no chassis. */
const called = 70

/** Oil for the engine, tyres for a PCX: the vehicle does not make it ours. */
export async function readOtherTrade(source: Source, text: string, lang: Lang): Promise<QueryReading | null> {
  const found = findOtherTrade(text)
  if (!found || (!found.isSure && isAboutWheels(text))) return null
  const whole = found.rest === '' ? noVehicles : await readVehicles(source, found.rest, lang)
  const isCalled = (whole.best[0]?.score ?? 0) >= called
  const best = isCalled ? whole.best : ((await readVehiclesAround(source, found.rest, lang))?.vehicles ?? [])
  if (!found.isSure && best.length === 0 && findUnlisted(found.rest) === null) return null
  return {
    ...wordsOnly,
    ...noFigures,
    text,
    vehicles: best,
    isOtherTrade: true,
  }
}

/** A vehicle that has no parts here. */
export function readUnlisted({ vehicleNames }: Source, text: string): QueryReading | null {
  const unlisted = findUnlisted(text)
  const isHere = unlisted === null || isVehicleName(vehicleNames, unlisted)
  return isHere ? null : { ...wordsOnly, ...noFigures, text, unlisted }
}
