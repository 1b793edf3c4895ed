import type { FitmentStatus } from '@/lib/contract/fitment'
import type { ProductKind } from '@/lib/contract/product-words'
import type { MountPoint } from '@/lib/contract/vehicle'
import { boresDiffer, comparableLength, compareGeometry, isUniversalKind } from '@/lib/domain/fit-geometry'
import { servesAxle, type SprungPart } from '@/lib/domain/spring-load'
import type { CatalogueProduct } from '@/lib/server/catalogue/types'
import { isOneIn } from './hash'
import type { Line, Place } from './types'

/** A damper this close, mm, to the length of the original is fitted as it is. */
const directMm = 5
const kitBoreMm = 2

/** Parts whose seats, links or caps are a maker's own: equal figures do not make them fit another maker's vehicle. */
export const makersOwn: ReadonlySet<ProductKind> = new Set([
  'mono-shock',
  'front-shock',
  'gas-shock',
  'strut',
  'coilover',
  'lowering-spring',
  'comfort-spring',
  'lift-spring',
  'air-strut',
  'air-kit',
  'fork-cartridge',
  'fork-damper',
  'fork-upgrade',
])

/** Whether a part that was made for one axle belongs on another: same maker where seats are a maker's own, and a load and linkage it serves. */
export function belongsOn(part: SprungPart, madeFor: Place, other: Place): boolean {
  if (madeFor === other) return true
  return (
    isKin(part.kind, madeFor, other) && pairsOfAxles(part, madeFor, other).every(([a, b]) => servesAxle(part, a, b))
  )
}

/** A complete kit is for both axles, any other part for its own. */
function pairsOfAxles({ kind }: SprungPart, a: Place, b: Place): [MountPoint, MountPoint][] {
  if (kind !== 'air-kit') return [[a.point, b.point]]
  return a.generation.mountPoints.flatMap((point): [MountPoint, MountPoint][] => {
    const same = b.generation.mountPoints.find(({ axle }) => axle === point.axle)
    return same ? [[point, same]] : []
  })
}

/** Vehicles of one maker, or on one chassis that makers share; pickups have plain eyes and stems that makers have in common. */
function isKin(kind: ProductKind, a: Place, b: Place): boolean {
  return (
    !makersOwn.has(kind) ||
    (kind === 'gas-shock' && a.group === 'pickup') ||
    a.model.brandId === b.model.brandId ||
    a.generation.mountPoints === b.generation.mountPoints
  )
}

export type FitTask = {
  product: CatalogueProduct
  line: Line
  place: Place
  /** The vehicle that the product is named after. */
  madeFor: Place
}

/** What is recorded of a product on an axle; null where there is nothing to say. */
export function judgePlace({ product, line, place, madeFor }: FitTask): FitmentStatus | null {
  if (!belongsOn(product, madeFor, place)) return null
  const { drives, id } = place.generation
  const { point } = place
  if (line.drive && drives.length > 0 && !drives.includes(line.drive))
    return isOneIn(6, `${line.key} ${id}`) ? 'does-not-fit' : null
  if (line.kind === 'steering-damper') return 'needs-kit'
  if (isUniversalKind(product.kind)) return compareGeometry(product, point).length === 0 ? 'direct' : null
  const reasons = compareGeometry(product, point)
  const length = comparableLength(product)
  if (reasons.length === 0) {
    if (length === null || point.lengthMm === null) return judgeSpring(line, place)
    const difference = length - point.lengthMm
    if (product.kind !== 'coilover' && Math.abs(difference) > directMm)
      return difference > 0 ? 'needs-trimming' : 'needs-kit'
    return 'direct'
  }
  return reasons.every(
    (reason) => reason.code === 'bore-differs' && Math.abs(reason.needed - reason.has) <= kitBoreMm,
  ) && hasBushes(product, place)
    ? 'needs-kit'
    : 'does-not-fit'
}

/** Bores of eyes are changed with bushes; those of stems and clevises are not. */
function hasBushes({ spec }: CatalogueProduct, { point }: Place): boolean {
  return (['top', 'bottom'] as const).every((end) => {
    const [has, needed] = [spec[end], point[end]]
    return !has || !needed || boresDiffer(has, needed) === null || has.kind === 'eye'
  })
}

/** Springs that lower a lot want shorter bump stops on some cars. */
function judgeSpring(line: Line, place: Place): FitmentStatus {
  const lowersMuch = (line.heightMm ?? 0) <= -40
  return lowersMuch && isOneIn(2, `${line.key} ${place.generation.id} stop`) ? 'needs-trimming' : 'direct'
}
