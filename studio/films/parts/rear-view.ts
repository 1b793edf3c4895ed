import { box, d, disc, inks, metal, place, shape } from '../svg'
import { damper, redSpring } from './damper'
import { tyreBack } from './wheel'

type RearLook = {
  x: number
  ground: number
  /** Degrees that the axle hangs askew. */
  tilt?: number
  /** Extra preload of each damper, px; null takes it off. */
  left?: number | null
  right?: number | null
  /** px that a damper is away from its studs, outwards. */
  leftAway?: number
  rightAway?: number
  /** px that the wheel and the lower ends are higher. */
  raise?: number
  leftTurn?: number
  rightTurn?: number
  isNewLeft?: boolean
  isNewRight?: boolean
}

/** The rear of a machine with two dampers, seen from behind. */
export function rearView({
  x,
  ground,
  tilt = 0,
  left = 0,
  right = 0,
  leftAway = 0,
  rightAway = 0,
  raise = 0,
  leftTurn = 0,
  rightTurn = 0,
  isNewLeft = false,
  isNewRight = false,
}: RearLook): string {
  const top = ground - 430
  const axle = ground - 150 - raise
  const length = axle - top
  const scale = 0.66
  const spring = (isNew: boolean, color: object): object => (isNew ? redSpring : color)
  const slope = Math.tan((tilt * Math.PI) / 180)
  const one = (side: 1 | -1, preload: number, away: number, turn: number, isNew: boolean): string => {
    const reach = (length + side * 148 * slope) / scale
    return damper(
      {
        length: reach,
        free: length / scale,
        collar: 84 + preload,
        knob: isNew,
        bolts: away < 4,
        spring: spring(isNew, preload > 2 ? redSpring : {}),
      },
      { x: side * (148 + away), y: top, scale, turn },
    )
  }
  const tyre = tyreBack(0, axle + 150, 116, 330)
  const axleBar = box(-176, axle - 9, 352, 18, { fill: metal.dark, stroke: inks.ink, width: 2 }, 5)
  const arms =
    box(-112, axle - 34, 28, 68, { fill: inks.graphite, stroke: inks.ink, width: 2 }, 5) +
    box(84, axle - 34, 28, 68, { fill: inks.graphite, stroke: inks.ink, width: 2 }, 5)
  const tailShape =
    shape(d`M-180 ${top - 6}H180V${top + 8}H112L96 ${top + 60}H-96L-112 ${top + 8}H-180Z`, {
      fill: inks.graphite,
      stroke: inks.ink,
      width: 2.5,
    }) +
    shape(d`M-104 ${top - 6}Q-96 ${top - 58} 0 ${top - 62}Q96 ${top - 58} 104 ${top - 6}Z`, { fill: inks.ink }) +
    box(-46, top + 12, 92, 22, { fill: inks.red }, 6)
  const studs = [-1, 1]
    .map(
      (side) =>
        disc(side * 176, top, 9, { fill: inks.silver, stroke: inks.ink, width: 2 }) +
        disc(side * 172, axle, 9, { fill: inks.silver, stroke: inks.ink, width: 2 }),
    )
    .join('')
  const lower = `<g transform="rotate(${tilt} 0 ${axle})">${axleBar}${tyre}${arms}</g>`
  return place(
    lower +
      studs +
      tailShape +
      (left === null ? '' : one(-1, left, leftAway, leftTurn, isNewLeft)) +
      (right === null ? '' : one(1, right, rightAway, rightTurn, isNewRight)),
    { x },
  )
}
