import type { Distributor } from '@/lib/contract/distributor'
import { worldAddress } from '@/lib/drawings/drawing-address'
import { formatBox } from '@/lib/drawings/geometry'
import { placeOfCountry, worldBox } from '@/lib/drawings/world-map/world-map'

type Props = { distributors: readonly Distributor[]; label: string; className?: string }

/** The world in dots, with a red one for each country that has a distributor. The list below leads to them. */
export function WorldMap({ distributors, label, className }: Props) {
  const places = [...new Set(distributors.map(({ country }) => country.code))].flatMap((code) => {
    const place = placeOfCountry(code)
    return place ? [{ code, place }] : []
  })
  return (
    <svg viewBox={formatBox(worldBox)} role="img" aria-label={label} className={className}>
      <image href={worldAddress} {...worldBox} />
      {places.map(({ code, place: [x, y] }) => (
        <circle key={code} cx={x} cy={y} r={0.75} fill="#ff3b3f" />
      ))}
    </svg>
  )
}
