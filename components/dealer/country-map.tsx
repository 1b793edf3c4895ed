import type { DealerProvince } from '@/lib/contract/dealer'
import { thailandAddress } from '@/lib/drawings/drawing-address'
import { formatBox, round } from '@/lib/drawings/geometry'
import { mapBox, placeOnMap } from '@/lib/drawings/thailand-map/projection'

type Props = { provinces: readonly DealerProvince[]; label: string; className?: string }

/** The country with a dot for the dealers of each province. The list beside it leads to them. */
export function CountryMap({ provinces, label, className }: Props) {
  return (
    <svg viewBox={formatBox(mapBox)} role="img" aria-label={label} className={className}>
      <image href={thailandAddress} {...mapBox} />
      {provinces.map(({ code, lat, lng, dealerCount }) => {
        const [x, y] = placeOnMap(lat, lng)
        return (
          <circle key={code} cx={round(x)} cy={round(y)} r={round(0.9 + Math.sqrt(dealerCount) * 0.7)} fill="#d3121c" />
        )
      })}
    </svg>
  )
}
