import type { Axle } from '@/lib/contract/common'
import type { ProductSpec } from '@/lib/contract/product'
import type { Adjuster, Construction, Family, ProductKind } from '@/lib/contract/product-words'

export type RankedPart = {
  id: string
  kind: ProductKind
  axle: Axle | null
  family: Family
  construction: Construction | null
  adjusters: readonly Adjuster[]
  spec: Pick<ProductSpec, 'lengthMm' | 'springRateNmm'>
}

/** Kinds that do the same job on another layout, so that a twin shock asked for a mono-shock bike finds the mono shock. */
const jobs: readonly (readonly ProductKind[])[] = [
  ['twin-shock', 'mono-shock', 'unit-swing-shock'],
  ['fork-cartridge', 'fork-damper', 'fork-upgrade', 'fork-spring', 'front-shock'],
  ['gas-shock', 'strut', 'coilover', 'air-strut'],
  ['lowering-spring', 'comfort-spring', 'lift-spring', 'load-assist', 'air-spring'],
]

const weights = {
  kind: 1000,
  job: 400,
  axle: 300,
  family: 100,
  construction: 15,
  adjuster: 10,
  perMm: 1,
  unknownLength: 40,
} as const

/** How far one part is from another as a replacement; 0 = alike. One unit weighs as much as a millimetre of length. */
export function partDistance(asked: RankedPart, other: RankedPart): number {
  const sameJob = jobs.some((kinds) => kinds.includes(asked.kind) && kinds.includes(other.kind))
  const adjusters =
    asked.adjusters.filter((letter) => !other.adjusters.includes(letter)).length +
    other.adjusters.filter((letter) => !asked.adjusters.includes(letter)).length * 0.5
  return (
    (asked.kind === other.kind ? 0 : sameJob ? weights.job : weights.kind) +
    (asked.axle === other.axle ? 0 : weights.axle) +
    (asked.family === other.family ? 0 : weights.family) +
    (asked.construction === other.construction ? 0 : weights.construction) +
    adjusters * weights.adjuster +
    lengthDistance(asked.spec.lengthMm, other.spec.lengthMm) * weights.perMm +
    rateDistance(asked.spec.springRateNmm, other.spec.springRateNmm)
  )
}

/**
 * The part nearest to the asked one, among `candidates` that are already known to fit the vehicle; null when none is of any use for the same job.
 * Ties go to the lower id, so that every call gives the same answer.
 */
export function findNearest<T extends RankedPart>(asked: RankedPart, candidates: readonly T[]): T | null {
  const ranked = rankNearest(asked, candidates)
  const best = ranked[0]
  return best && partDistance(asked, best) < weights.kind ? best : null
}

/** All candidates but the asked part itself, nearest first. */
export function rankNearest<T extends RankedPart>(asked: RankedPart, candidates: readonly T[]): T[] {
  return candidates
    .filter(({ id }) => id !== asked.id)
    .map((candidate) => ({ candidate, distance: partDistance(asked, candidate) }))
    .sort((a, b) => a.distance - b.distance || (a.candidate.id < b.candidate.id ? -1 : 1))
    .map(({ candidate }) => candidate)
}

function lengthDistance(asked: number | null, other: number | null): number {
  if (asked === null && other === null) return 0
  return asked === null || other === null ? weights.unknownLength : Math.min(Math.abs(asked - other), 90)
}

function rateDistance(asked: number | null, other: number | null): number {
  return asked && other ? Math.min(Math.abs(Math.log(asked / other)) * 20, 10) : 0
}
