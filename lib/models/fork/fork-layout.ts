import type { DrawnProduct } from '@/lib/drawings/shock'
import type { CoilSpring } from '../shape/coil'

/** Heights of a fork cap under its upper face, mm. */
export const capHeights = { hex: 10, flange: 18, thread: 30, end: 37 } as const
/** The foot under the damper tube, mm. */
export const footHeight = 20
/** Length of guide, piston and nut inside the tube, mm. */
const insides = 40

export type ForkLayout = {
  length: number
  /** Legs stand at ±x. */
  legX: number
  capR: number
  tubeR: number
  rodR: number
  /** Radius of the seats above and below the spring. */
  seatR: number
  tubeTop: number
  tubeBottom: number
  /** The damper tube's head reaches this far above the tube. */
  headTop: number
  spring: CoilSpring | null
}

/** Where the parts of one fork leg lie: mm, y up, the cap's upper face at 0, the foot's face at −length. */
export function layOutFork({ kind, spec }: DrawnProduct): ForkLayout {
  const hasSpring = kind === 'fork-cartridge'
  const length = spec.lengthMm ?? 460
  const capR = (spec.forkTubeMm ?? 37) / 2
  const tubeR = Math.min((spec.bodyMm ?? 26) / 2, capR - 3)
  const rodR = (spec.shaftMm ?? 10) / 2
  // The tube has to hold the whole stroke, and the spring takes the rest of the length.
  const tubeTop = hasSpring ? -(length - footHeight - insides - (spec.strokeMm ?? length * 0.25)) : -length * 0.42
  const wire = spec.wireMm ?? 4.5
  const radius = Math.max((spec.coilInnerMm ?? 2 * capR - 13) / 2, rodR + 1) + wire / 2
  const headTop = tubeTop + 10
  const spring: CoilSpring = {
    top: -capHeights.end - 4,
    bottom: headTop,
    radius,
    wire,
    coils: spec.coils ?? 16,
    type: spec.springType ?? 'linear',
    closed: 1,
    ground: true,
  }
  return {
    length,
    legX: Math.max(34, capR + 12),
    capR,
    tubeR,
    rodR,
    seatR: hasSpring ? Math.max(radius + wire / 2 + 0.6, tubeR + 1) : tubeR + 1.6,
    tubeTop,
    tubeBottom: footHeight - length,
    headTop,
    spring: hasSpring ? spring : null,
  }
}

export type SpringSetLayout = {
  /** Springs stand at ±x. */
  springX: number
  spring: CoilSpring
  height: number
  capR: number
  /** Spacers and valves beside the springs, and the height of a spacer. */
  spacerX: number
  spacerR: number
  spacerHeight: number
  valveR: number
  /** In front of the spacers. */
  valveZ: number
}

/** Two long springs side by side and, for an upgrade kit, spacers with caps and valves beside them; the springs' upper faces lie at 0, mm. */
export function layOutSprings({ kind, spec }: DrawnProduct): SpringSetLayout {
  const isKit = kind === 'fork-upgrade'
  const height = spec.springLengthMm ?? (isKit ? 300 : 320)
  const wire = spec.wireMm ?? 4.6
  const capR = (spec.forkTubeMm ?? 37) / 2
  const radius = (spec.coilInnerMm ?? 2 * capR - 13) / 2 + wire / 2
  const outer = radius + wire / 2
  const springX = radius + wire + 7
  const spacerR = capR * 0.7
  return {
    height,
    springX,
    capR,
    spacerR,
    spring: {
      top: 0,
      bottom: -height,
      radius,
      wire,
      coils: spec.coils ?? 22,
      type: spec.springType ?? 'progressive',
      closed: 2,
      ground: true,
    },
    spacerX: springX + outer + Math.max(capR, spacerR) + 10,
    spacerHeight: height * 0.36,
    valveR: capR * 0.86,
    valveZ: capR * 2 + 8,
  }
}
