import type { DrawnProduct } from '@/lib/drawings/shock'
import type { CoilSpring } from '../shape/coil'
import { startAngle } from '../springs/spring-layout'
import { layOutStrutBody, type StrutLayout } from './strut-layout'

export type CoiloverLayout = StrutLayout & {
  spring: CoilSpring
  /** Inner and outer radius of the spring, mm. */
  inner: number
  outer: number
  /** Heights, mm: top and end of the preload stack under the spring, of the lower lock ring, ends of the thread. */
  stack: { seat: number; ring: readonly [number, number]; lock: readonly [number, number] }
  lowerLock: readonly [number, number] | null
  thread: { top: number; bottom: number }
  sleeve: { top: number; bottom: number } | null
  /** The top is a camber plate; else a mount of the specification. */
  hasPlate: boolean
  upperSeat: { top: number; face: number }
}

/** Where the parts of a height-adjustable unit lie: mm, the face of the top plate at 0, y up. Proportions as in the drawing. */
export function layOutCoilover(product: DrawnProduct): CoiloverLayout {
  const body = layOutStrutBody(product)
  const { spec } = product
  const { length, r, hasBracket } = body
  const wire = spec.wireMm ?? 12
  const radius = Math.max((spec.coilInnerMm ?? 62) / 2, r + 3) + wire / 2
  const hasPlate = spec.top === null || (spec.top.kind !== 'stem' && spec.top.kind !== 'eye')
  const face = hasPlate ? -34 : -Math.max(34, body.topDepth + 12)
  const seat = face - Math.min(spec.springLengthMm ?? 200, length * 0.55)
  const coils = spec.coils ?? 7
  const spring: CoilSpring = {
    top: face,
    bottom: seat,
    radius,
    wire,
    coils,
    type: spec.springType ?? 'linear',
    start: startAngle(coils + 2),
  }
  const sleeve = hasBracket ? { top: body.bracket.top + 20, bottom: body.bracket.bottom } : null
  return {
    ...body,
    spring,
    hasPlate,
    sleeve,
    inner: radius - wire / 2,
    outer: radius + wire / 2,
    stack: { seat, ring: [seat - 6, seat - 15], lock: [seat - 16, seat - 24] },
    lowerLock: sleeve && [sleeve.top + 9.4, sleeve.top + 0.4],
    thread: { top: body.bodyTop - 12, bottom: sleeve ? sleeve.top - 4 : body.bodyEnd + 26 },
    upperSeat: { top: hasPlate ? -22 : -(body.topDepth + 1), face },
  }
}
