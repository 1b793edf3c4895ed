import { mountDepth } from '@/lib/drawings/mounts'
import type { DrawnProduct } from '@/lib/drawings/shock'
import type { CoilSpring } from '../shape/coil'
import { startAngle } from '../springs/spring-layout'

export type StrutLayout = {
  length: number
  stroke: number
  r: number
  bore: number
  rodR: number
  /** Heights, mm (y up): mouth of the tube, its lower end, the plate's underside. */
  bodyTop: number
  bodyEnd: number
  topDepth: number
  /** Has a bracket for the knuckle instead of a mount; its middle lies at −length. */
  hasBracket: boolean
  bracket: { top: number; bottom: number }
}

/** What struts and coilovers share: mm, the face of the top plate at 0, y up. */
export function layOutStrutBody({ spec }: DrawnProduct): StrutLayout {
  const length = spec.lengthMm ?? 520
  const stroke = spec.strokeMm ?? 150
  const r = (spec.bodyMm ?? 50) / 2
  const hasBracket = spec.bottom === null || spec.bottom.kind === 'flange'
  return {
    length,
    stroke,
    r,
    hasBracket,
    bore: r - 2.6,
    rodR: (spec.shaftMm ?? 20) / 2,
    bodyTop: -Math.min(length * 0.56, 36 + stroke + 14),
    bodyEnd: hasBracket ? -(length + 30) : -(length - mountDepth(spec.bottom)),
    topDepth: mountDepth(spec.top ?? { kind: 'flange', holeMm: null, widthMm: null }),
    bracket: { top: -length + 62, bottom: -length - 44 },
  }
}

/** The seat pressed round a strut's tube, and the spring on it where the specification has one. */
export function layOutStrutSpring(
  { spec }: DrawnProduct,
  { bodyTop, length, r }: StrutLayout,
): { perch: number; perchR: number; spring: CoilSpring | null } {
  const perch = bodyTop - Math.min(60, length * 0.12)
  if (!spec.wireMm || !spec.coilInnerMm) return { perch, perchR: r + 42, spring: null }
  const radius = Math.max(spec.coilInnerMm / 2, r + 3) + spec.wireMm / 2
  const coils = spec.coils ?? 5
  const spring: CoilSpring = {
    top: -36,
    bottom: perch + 3.5,
    radius,
    wire: spec.wireMm,
    coils,
    type: spec.springType ?? 'pigtail',
    closed: 0.75,
    ground: false,
    start: startAngle(coils + 1.5),
  }
  return { perch, perchR: Math.max(r + 42, radius + spec.wireMm / 2 + 5), spring }
}
