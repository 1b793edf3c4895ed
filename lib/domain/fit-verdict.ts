import type { FitReason, FitVerdict, Fitment, Restriction } from '@/lib/contract/fitment'
import type { Family } from '@/lib/contract/product-words'
import type { Drive, Vehicle } from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { compareGeometry, isUniversalKind } from './fit-geometry'
import type { MeasuredPart } from './fit-geometry'

export type JudgedProduct = MeasuredPart & { family: Family }
export type JudgedVehicle = Pick<Vehicle, 'id' | 'type' | 'drives' | 'from' | 'to' | 'mountPoints'>
export type RecordedFitment = Pick<Fitment, 'axle' | 'quantity' | 'status' | 'restrictions'>

export type FitQuestion = {
  product: JudgedProduct
  vehicle: JudgedVehicle
  /** Fitments recorded for this product on this vehicle; empty when nobody has recorded one. */
  fitments: readonly RecordedFitment[]
  /** Types of the vehicles that the product is listed for; empty for universal parts. */
  productVehicleTypes: readonly VehicleType[]
  /** The drive that every listed fitment of the product asks for, if there is one. */
  productDrive?: Drive | null
}

const maxReasons = 3

/** Answers "does this part fit this vehicle" from the recorded fitments, or from the geometry of the axle where nothing is recorded. Gives the three most decisive reasons. */
export function judgeFit(question: FitQuestion): FitVerdict {
  const recorded = question.fitments.filter(
    ({ axle }) => question.product.axle === null || axle === question.product.axle,
  )
  const answer = recorded.length > 0 ? judgeRecorded(question, recorded) : judgeUnlisted(question)
  return {
    vehicleId: question.vehicle.id,
    axle: question.product.axle,
    quantity: answer.verdict === 'does-not-fit' ? null : (recorded[0]?.quantity ?? null),
    verdict: answer.verdict,
    reasons: answer.reasons.slice(0, maxReasons),
  }
}

type Answer = Pick<FitVerdict, 'verdict' | 'reasons'>

function judgeRecorded(question: FitQuestion, recorded: readonly RecordedFitment[]): Answer {
  const { vehicle } = question
  const impossible = recorded.flatMap(({ restrictions }) =>
    restrictions.filter((restriction) => excludes(restriction, vehicle)),
  )
  const geometry = listGeometry(question)
  if (impossible.length > 0 || recorded.some(({ status }) => status === 'does-not-fit')) {
    const reasons = distinct([...impossible, ...geometry, ...recorded.flatMap(({ restrictions }) => restrictions)])
    return { verdict: 'does-not-fit', reasons: reasons.length > 0 ? reasons : [{ code: 'not-listed' }] }
  }
  const work = recorded.flatMap(({ status, restrictions }): FitReason[] =>
    (status === 'needs-kit' || status === 'needs-trimming') && !restrictions.some(namesWork) ? [{ code: status }] : [],
  )
  const limits = recorded.flatMap(({ restrictions }) =>
    restrictions.filter((restriction) => narrows(restriction, vehicle)),
  )
  if (work.length + limits.length === 0) return { verdict: 'fits', reasons: [] }
  const details = recorded.some(({ status }) => status === 'needs-kit' || status === 'needs-trimming')
    ? geometry.filter(({ code }) => code === 'bore-differs' || code === 'mount-needed')
    : []
  return { verdict: 'fits-if', reasons: distinct([...work, ...limits, ...details]) }
}

function judgeUnlisted(question: FitQuestion): Answer {
  const { vehicle, productVehicleTypes, productDrive } = question
  const reasons: FitReason[] = []
  if (productVehicleTypes.length > 0 && !productVehicleTypes.includes(vehicle.type)) {
    reasons.push({ code: 'other-vehicle-type', types: [...productVehicleTypes] })
  }
  if (productDrive && excludes({ code: 'drive-only', drive: productDrive }, vehicle))
    reasons.push({ code: 'drive-only', drive: productDrive })
  reasons.push(...listGeometry(question))
  return reasons.length > 0
    ? { verdict: 'does-not-fit', reasons }
    : { verdict: 'unknown', reasons: [{ code: 'not-listed' }] }
}

function listGeometry({ product, vehicle }: FitQuestion): FitReason[] {
  if (product.axle === null) return []
  const point = vehicle.mountPoints.find(({ axle }) => axle === product.axle)
  if (point) return compareGeometry(product, point)
  return isUniversalKind(product.kind) ? [] : [{ code: 'other-layout' }]
}

/** True when the record says which kit is needed, or what is trimmed. */
function namesWork({ code }: Restriction): boolean {
  return code === 'kit' || code === 'trim'
}

/** True when the restriction can never be met by this vehicle. */
function excludes(restriction: Restriction, vehicle: JudgedVehicle): boolean {
  if (restriction.code === 'drive-only') return vehicle.drives.length > 0 && !vehicle.drives.includes(restriction.drive)
  if (restriction.code === 'from') return vehicle.to !== null && restriction.ym > vehicle.to
  if (restriction.code === 'until') return restriction.ym < vehicle.from
  return false
}

/** True when the restriction leaves out some vehicles of this generation, or something on them. Alignment and a reused seat are advice. */
function narrows(restriction: Restriction, vehicle: JudgedVehicle): boolean {
  switch (restriction.code) {
    case 'alignment':
    case 'reuse-seat':
      return false
    case 'drive-only':
      return vehicle.drives.some((drive) => drive !== restriction.drive)
    case 'from':
      return restriction.ym > vehicle.from
    case 'until':
      return vehicle.to === null || restriction.ym < vehicle.to
    default:
      return true
  }
}

function distinct(reasons: readonly FitReason[]): FitReason[] {
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()]
}
