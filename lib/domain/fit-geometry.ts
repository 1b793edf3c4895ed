import type { Axle } from '@/lib/contract/common'
import type { FitReason } from '@/lib/contract/fitment'
import type { ProductSpec } from '@/lib/contract/product'
import type { ProductKind } from '@/lib/contract/product-words'
import type { Mount, MountPoint, SuspensionLayout } from '@/lib/contract/vehicle'

const forks = ['telescopic-fork'] as const
const coilAxles = ['strut', 'double-wishbone', 'coil-axle'] as const

/** Layouts that a kind of part belongs to. Kinds that are not named go anywhere (oil, seals, tanks) and only their fork tube can be compared. */
const kindLayouts: Partial<Record<ProductKind, readonly SuspensionLayout[]>> = {
  'twin-shock': ['twin-shock'],
  'mono-shock': ['mono-shock'],
  'unit-swing-shock': ['unit-swing'],
  'front-shock': ['leading-link'],
  'fork-cartridge': forks,
  'fork-damper': forks,
  'fork-spring': forks,
  'fork-upgrade': forks,
  'gas-shock': ['double-wishbone', 'leaf', 'coil-axle'],
  strut: ['strut'],
  coilover: coilAxles,
  'lowering-spring': coilAxles,
  'comfort-spring': coilAxles,
  'lift-spring': coilAxles,
  'load-assist': ['leaf', 'coil-axle'],
  'air-strut': coilAxles,
  'air-spring': ['leaf', 'coil-axle'],
}

/** A damper this much longer or shorter (mm) than the original still mounts with what the makers supply: end pieces, bump stops. */
const lengthToleranceMm = 10
/** A damper may have this much less or more stroke (mm) than the original before the wheel travel is cut or the tyre may touch. */
const strokeToleranceMm = { short: 12, long: 20 } as const
/** Bores closer than this (mm) are the same bore. */
const boreToleranceMm = 0.5

export type MeasuredPart = { kind: ProductKind; axle: Axle | null; spec: ProductSpec }

/** True for parts that belong to no particular layout. */
export function isUniversalKind(kind: ProductKind): boolean {
  return kindLayouts[kind] === undefined
}

/** The length (mm) that counts against the original damper: a part that lifts or lowers its axle is made longer or shorter by that height. */
export function comparableLength({ axle, spec }: Pick<MeasuredPart, 'axle' | 'spec'>): number | null {
  if (spec.lengthMm === null) return null
  const height = axle === 'front' ? spec.heightFrontMm : axle === 'rear' ? spec.heightRearMm : null
  return spec.lengthMm - (height ?? 0)
}

/**
 * Why a part cannot be mounted where the original sits, most decisive first: layout, fork tube, length, kind of mount, bore, stroke.
 * Empty when nothing measurable speaks against it. Differences are absolute, mm.
 */
export function compareGeometry(part: MeasuredPart, point: MountPoint): FitReason[] {
  const layouts = kindLayouts[part.kind]
  if (!layouts) return compareForkTube(part, point)
  if (!layouts.includes(point.layout)) return [{ code: 'other-layout' }]
  return [
    ...compareForkTube(part, point),
    ...compareLength(part, point),
    ...compareMounts(part.spec, point),
    ...compareStroke(part, point),
  ]
}

function compareForkTube({ spec }: MeasuredPart, point: MountPoint): FitReason[] {
  if (
    spec.forkTubeMm === null ||
    point.forkTubeMm === null ||
    Math.abs(spec.forkTubeMm - point.forkTubeMm) <= boreToleranceMm
  )
    return []
  return [{ code: 'fork-tube-differs', needed: point.forkTubeMm, has: spec.forkTubeMm }]
}

function compareLength(part: MeasuredPart, point: MountPoint): FitReason[] {
  const longest = comparableLength(part)
  if (longest === null || point.lengthMm === null) return []
  const adjust = part.spec.lengthAdjustMm ?? 0
  const [shortestSetting, longestSetting] =
    part.kind === 'coilover' ? [longest - adjust, longest] : [longest, longest + adjust]
  if (longestSetting < point.lengthMm - lengthToleranceMm)
    return [{ code: 'too-short', mm: roundMm(point.lengthMm - longestSetting) }]
  if (shortestSetting > point.lengthMm + lengthToleranceMm)
    return [{ code: 'too-long', mm: roundMm(shortestSetting - point.lengthMm) }]
  return []
}

function compareMounts(spec: ProductSpec, point: MountPoint): FitReason[] {
  const ends = ['top', 'bottom'] as const
  // Spring seats are beside the damper, so they say nothing about its mounts.
  const pairs = ends.map((end) => ({ end, has: spec[end]?.kind === 'seat' ? null : spec[end], needed: point[end] }))
  const kinds = pairs.flatMap(({ end, has, needed }): FitReason[] =>
    has && needed && has.kind !== needed.kind
      ? [{ code: 'mount-needed', end, needed: needed.kind, has: has.kind }]
      : [],
  )
  const bores = pairs.flatMap(({ end, has, needed }): FitReason[] => {
    const bore = has && needed && boresDiffer(has, needed)
    return bore ? [{ code: 'bore-differs', end, needed: bore.needed, has: bore.has }] : []
  })
  return [...kinds, ...bores]
}

/** The two bores (mm) where mounts of the same kind have different ones; null where they agree or cannot be compared. */
export function boresDiffer(has: Mount, needed: Mount): { needed: number; has: number } | null {
  if (has.kind !== needed.kind || has.holeMm === null || needed.holeMm === null) return null
  return Math.abs(has.holeMm - needed.holeMm) > boreToleranceMm ? { needed: needed.holeMm, has: has.holeMm } : null
}

function compareStroke({ spec, kind }: MeasuredPart, point: MountPoint): FitReason[] {
  if (spec.strokeMm === null || point.strokeMm === null || kind === 'coilover' || kind === 'air-strut') return []
  const difference = roundMm(spec.strokeMm - point.strokeMm)
  if (difference < -strokeToleranceMm.short) return [{ code: 'stroke-short', mm: -difference }]
  if (difference > strokeToleranceMm.long) return [{ code: 'stroke-long', mm: difference }]
  return []
}

const roundMm = (mm: number) => Math.round(mm * 10) / 10
