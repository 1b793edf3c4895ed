import type { DrawnProduct } from '@/lib/drawings/shock'
import type { CoilSpring } from '../shape/coil'
import { startAngle } from './spring-layout'

export type LoadAssistLayout = {
  height: number
  /** Half-width and half-depth of the plates, and their thickness, mm. */
  upper: { half: number; depth: number }
  lower: { half: number; depth: number }
  plate: number
  /** Radius of the rubber spring or mean radius of the coil. */
  radius: number
  spring: CoilSpring | null
  bump: { radius: number; top: number; bottom: number; bore: number } | null
  /** Where the bolts stand beside the axis, clear of spring or lobes. */
  bolts: readonly number[]
}

/** Where the parts of a load helper lie, mm: the face on the frame at 0, the face on the axle below. */
export function layOutLoadAssist({ spec }: DrawnProduct): LoadAssistLayout {
  const height = spec.springLengthMm ?? spec.lengthMm ?? 220
  const wire = spec.wireMm ?? 0
  const radius = spec.coilInnerMm ? spec.coilInnerMm / 2 + wire / 2 : 48
  const plate = 8
  const depth = radius + wire / 2 + 10
  const coils = spec.coils ?? 6
  const bolt = (spec.wireMm ? radius + wire / 2 : radius * 1.1) + 12
  const spring: CoilSpring | null = spec.wireMm
    ? {
        top: -plate - 2,
        bottom: -height + plate + 2,
        radius,
        wire,
        coils,
        type: spec.springType ?? 'progressive',
        start: startAngle(coils + 2),
      }
    : null
  const bumpRadius = Math.min(radius * 0.5, radius - wire / 2 - 6)
  return {
    height,
    plate,
    radius,
    spring,
    upper: { half: bolt + 17, depth },
    lower: { half: bolt + 14, depth },
    bump: spring ? { radius: bumpRadius, top: -height + plate + height * 0.4, bottom: -height + plate, bore: 5 } : null,
    bolts: [-bolt, bolt],
  }
}
