import { VehicleRoute, vehicleMetadata } from '@/components/vehicle-page/vehicle-route'
import { OtherVespas } from '@/components/vespa/other-vespas'

export const generateMetadata = () => vehicleMetadata('vespa', 'gts')

export default function Gts() {
  return <VehicleRoute range="vespa" slug="gts" nearest={<OtherVespas family="gts" />} />
}
