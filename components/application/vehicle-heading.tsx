import type { VehicleSummary } from '@/lib/contract/vehicle'
import { chassisOf, vehicleName } from '@/lib/domain/vehicle-name'
import type { ChartTexts } from './chart-texts'
import { yearsText } from './years-text'

type Props = {
  vehicle: VehicleSummary
  /** Columns of the table it stands in. */ columns: number
  texts: Pick<ChartTexts, 't' | 'spec'>
}

/** The line over everything that fits one generation of a vehicle. */
export function VehicleHeading({ vehicle, columns, texts: { t, spec } }: Props) {
  const chassis = chassisOf(vehicle.generation)
  return (
    <tr className="break-after-avoid bg-paper">
      <th scope="rowgroup" colSpan={columns} className="border-ink">
        <span className="text-lg">{vehicleName(vehicle)}</span>{' '}
        <span className="inline-flex flex-wrap gap-x-3 text-sm font-normal text-steel">
          {chassis !== '' && <span>{chassis}</span>}
          <span className="whitespace-nowrap">{yearsText(t, vehicle)}</span>
          <span>{spec(`vehicleTypes.${vehicle.type}`)}</span>
        </span>
      </th>
    </tr>
  )
}
