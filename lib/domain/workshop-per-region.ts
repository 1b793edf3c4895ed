import type { Dealer, DealerKind } from '@/lib/contract/dealer'
import { regions, type Province, type Region } from '@/lib/contract/place'

/** Who is named first: what can do most stands before what can do less. A service van has no door to come to. */
const order: readonly DealerKind[] = ['flagship', 'service-centre', 'fitter', 'dealer']

const rank = ({ kind, capabilities }: Dealer): number => order.indexOf(kind) * 10 - capabilities.length

/** The ablest workshop of each region of Thailand, in the order of the regions; a region without one is left out. */
export function workshopPerRegion(
  dealers: readonly Dealer[],
  provinces: readonly Pick<Province, 'code' | 'region'>[],
): { region: Region; workshop: Dealer }[] {
  const regionOf = new Map(provinces.map(({ code, region }) => [code, region]))
  const fixed = dealers.filter(({ kind, country }) => order.includes(kind) && country === 'TH')
  return regions.flatMap((region) => {
    const [workshop] = fixed
      .filter(({ province }) => regionOf.get(province.code) === region)
      .toSorted((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id))
    return workshop ? [{ region, workshop }] : []
  })
}
