import type { springTypes } from '@/lib/contract/product-words'
import type { Detail } from './detail'
import type { Mesh, Vec3 } from './mesh'
import { sweep } from './swept'

export type CoilSpring = {
  /** Heights of the two outer faces, mm, `top` above `bottom`. */
  top: number
  bottom: number
  /** Mean coil radius and wire diameter, mm. */
  radius: number
  wire: number
  /** Active coils. */
  coils: number
  type: (typeof springTypes)[number]
  /** Closed turns at each end; default 1. */
  closed?: number
  /** The ends are ground flat (springs of dampers) or left as wound (car springs). */
  ground?: boolean
  /** Angle at which the wire begins, degrees. */
  start?: number
}

/** Relative pitch of the active coils at `t` = 0 (top) … 1. */
function pitchAt(type: CoilSpring['type'], t: number): number {
  if (type === 'progressive') return 1.45 - 0.85 * t
  if (type === 'dual') return 1.3 - 0.7 * smoothStep((t - 0.56) / 0.08)
  if (type === 'tender') return 0.42 + 0.83 * smoothStep((t - 0.2) / 0.06)
  return 1
}

function smoothStep(t: number): number {
  const x = Math.min(1, Math.max(0, t))
  return x * x * (3 - 2 * x)
}

/**
 * The centre line of a right-handed compression spring from top to bottom: closed turns lie wire on wire, the active ones share the rest by their pitch.
 * Positions in mm; `turns` counts every coil, closed ones included.
 */
export function windCoil(
  { top, bottom, radius, wire, coils, type, closed = 1, ground = true, start = 0 }: CoilSpring,
  steps: number,
): { points: Vec3[]; turns: number } {
  const turns = coils + 2 * closed
  const count = Math.max(16, Math.round(turns * steps))
  const inset = ground ? wire * 0.2 : wire / 2
  const span = top - bottom - 2 * inset
  // An end left as wound lies flat on its seat as far as the next turn leaves room for it; a ground one lies wire on wire.
  const endPitch = (t: number) => {
    const free = ground ? 0 : (1 - Math.min(1, closed)) * pitchAt(type, t) * (span / turns)
    return Math.min(
      wire * 1.02,
      (span * 0.9) / turns,
      Math.max(wire * 0.2, (wire * 1.06 - free) / Math.max(0.1, closed)),
    )
  }
  const ends = [endPitch(0), endPitch(1)] as const
  const share = (turn: number) =>
    smoothStep(turn / 0.35 - closed / 0.35 + 0.5) * smoothStep((turns - turn) / 0.35 - closed / 0.35 + 0.5)
  const raw = Array.from({ length: count }, (_, i) => {
    const turn = ((i + 0.5) / count) * turns
    return {
      isActive: share(turn),
      weight: pitchAt(type, (turn - closed) / coils),
      closedPitch: ends[turn < turns / 2 ? 0 : 1],
    }
  })
  const dead = raw.reduce((sum, { isActive, closedPitch }) => sum + (1 - isActive) * closedPitch * (turns / count), 0)
  const active = raw.reduce((sum, { isActive, weight }) => sum + isActive * weight, 0) * (turns / count)
  const pitch = (span - dead) / active
  let y = top - inset
  const heights = [
    y,
    ...raw.map(
      ({ isActive, weight, closedPitch }) =>
        (y -= ((1 - isActive) * closedPitch + isActive * weight * pitch) * (turns / count)),
    ),
  ]
  const points = heights.map((height, i): Vec3 => {
    const turn = (i / count) * turns
    const angle = (start * Math.PI) / 180 - turn * 2 * Math.PI
    const curl = type === 'pigtail' ? 0.66 + 0.34 * smoothStep(Math.min(turn, turns - turn) / 1.1) : 1
    return [radius * curl * Math.cos(angle), height, -radius * curl * Math.sin(angle)]
  })
  return { points, turns }
}

/** A coil spring as a solid. */
export function windSpring(detail: Detail, spring: CoilSpring): Mesh {
  const { points } = windCoil(spring, detail.coil)
  return sweep(
    detail,
    points,
    spring.wire / 2,
    spring.ground === false ? {} : { ground: { top: spring.top, bottom: spring.bottom } },
  )
}
