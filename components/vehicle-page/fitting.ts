import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { workshopProgrammes } from '@/lib/domain/workshop-programmes'
import { axlesOf, largestHeights, mountPointsOf } from './page-facts'

const twoWheelers: readonly string[] = ['scooter', 'underbone', 'vespa', 'bigbike']
const isTwoWheeler = ({ vehicles }: VehiclePage) => twoWheelers.includes(vehicles[0]?.type ?? '')

/** Hours a workshop takes for one axle, the usual case and the long one. */
export function hoursOf(page: VehiclePage): readonly [usual: number, long: number] {
  if (isTwoWheeler(page)) return workshopProgrammes.moto.fitting.hours
  return largestHeights(page) === null ? workshopProgrammes.auto.pair.hours : workshopProgrammes.auto.height.hours
}

/** Message for what has to be set afterwards: wheels, unless neither height nor a strut was touched. */
export function alignmentOf(page: VehiclePage): 'aligned' | 'notAligned' | 'chain' {
  if (isTwoWheeler(page)) return 'chain'
  const axles = new Set(page.parts.flatMap(axlesOf))
  const hasStrut = mountPointsOf(page).some(({ axle, layout }) => layout === 'strut' && axles.has(axle))
  return hasStrut || largestHeights(page) !== null ? 'aligned' : 'notAligned'
}
