import type { DrawnProduct } from '@/lib/drawings/shock'
import type { CoilSpring } from '../shape/coil'

const heightDefaults = {
  'lowering-spring': 280,
  'comfort-spring': 340,
  'lift-spring': 390,
  'spare-spring': 220,
} as const

export type SpringLayout = {
  spring: CoilSpring
  /** Turns of the wire that carry a rubber sleeve against noise, from the upper end; null without one. */
  sleeve: { from: number; to: number } | null
  /** A packer on top of the spring: outer radius and height, mm; null without one. */
  packer: { radius: number; bore: number; height: number; lip: number } | null
}

/** Where the parts of a loose spring lie: mm, the upper face at 0. Spare springs are closed and ground, car springs are left as wound. */
export function layOutSpring({ kind, spec }: DrawnProduct): SpringLayout {
  const isSpare = kind === 'spare-spring'
  const height =
    spec.springLengthMm ?? (kind in heightDefaults ? heightDefaults[kind as keyof typeof heightDefaults] : 300)
  const wire = spec.wireMm ?? (isSpare ? 9 : 13)
  const radius = (spec.coilInnerMm ?? (isSpare ? 54 : 110)) / 2 + wire / 2
  const closed = isSpare ? 1 : 0.75
  const coils = spec.coils ?? 6
  const turns = coils + 2 * closed
  const spring: CoilSpring = {
    top: 0,
    bottom: -height,
    radius,
    wire,
    coils,
    type: spec.springType ?? 'linear',
    closed,
    ground: isSpare,
    start: startAngle(turns),
  }
  return {
    spring,
    sleeve: kind === 'comfort-spring' ? { from: turns - 1.75, to: turns - 0.85 } : null,
    packer:
      kind === 'lift-spring'
        ? { radius: radius + wire * 0.5, bore: radius - wire * 0.95, height: 14, lip: wire * 0.4 }
        : null,
  }
}

/** Degrees at which the wire must begin so that its middle faces the reader; the front of a wound coil is at −90°. */
export function startAngle(turns: number): number {
  return (turns / 2) * 360 - 90
}
