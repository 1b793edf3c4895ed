import type { FitmentStatus, Restriction } from '@/lib/contract/fitment'
import { boresDiffer, comparableLength } from '@/lib/domain/fit-geometry'
import type { CatalogueProduct } from '@/lib/server/catalogue/types'
import type { Place } from './types'

type Part = Pick<CatalogueProduct, 'kind' | 'spec' | 'axle'>
type Seat = Pick<Place, 'group' | 'point'>

/** The kit that has to be added, or what has to be trimmed, by name. */
export function listWork(part: Part, seat: Seat, status: FitmentStatus): Restriction[] {
  if (status === 'needs-kit') return [{ code: 'kit', what: nameKit(part, seat) }]
  return status === 'needs-trimming' ? [{ code: 'trim', what: nameTrim(part, seat) }] : []
}

type Kit = Extract<Restriction, { code: 'kit' }>['what']
type Trim = Extract<Restriction, { code: 'trim' }>['what']

function nameKit({ kind, spec }: Part, { point }: Seat): Kit {
  if (kind === 'steering-damper') return 'clamps'
  const rebushed = (['top', 'bottom'] as const).some((end) => {
    const [has, needed] = [spec[end], point[end]]
    return has && needed && boresDiffer(has, needed) !== null
  })
  return rebushed ? 'bushes' : 'extension'
}

/** A longer damper comes near what is around it; a low coil lets the original stop do the work of the spring. */
function nameTrim(part: Part, { group, point }: Seat): Trim {
  if (comparableLength(part) === null || part.spec.heightFrontMm !== null || part.spec.heightRearMm !== null)
    return 'stop'
  if (point.layout === 'strut') return 'cover'
  return group === 'car' || group === 'pickup' ? 'stop' : 'liner'
}
