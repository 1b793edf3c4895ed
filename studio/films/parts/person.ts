import { d, disc, inks, shape, stroke } from '../svg'

type Point = readonly [x: number, y: number]
type Joint = { hip: Point; shoulder: Point; head: Point; elbow: Point; hand: Point; knee: Point; foot: Point }

const limb = (points: readonly Point[], width: number, color: string, edge: string): string => {
  const path = `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}`
  return stroke(path, edge, width + 2.4) + stroke(path, color, width)
}

/** A person in riding gear from the side, facing right, cm with y down. */
function person(
  { hip, shoulder, head, elbow, hand, knee, foot }: Joint,
  color: string = inks.steel,
  edge: string = inks.paper,
): string {
  const [hx, hy] = head
  const torso = limb([hip, shoulder], 22, color, edge)
  const boot =
    stroke(d`M${foot[0] - 3} ${foot[1]}L${foot[0] + 11} ${foot[1] + 2}`, edge, 10) +
    stroke(d`M${foot[0] - 3} ${foot[1]}L${foot[0] + 11} ${foot[1] + 2}`, inks.graphite, 8)
  const helmet =
    disc(hx, hy, 15.4, { fill: edge }) +
    disc(hx, hy, 14, { fill: inks.graphite }) +
    shape(
      d`M${hx + 2} ${hy - 5}H${hx + 13.4}Q${hx + 14.6} ${hy} ${hx + 12.6} ${hy + 5}H${hx + 4}Q${hx + 1} ${hy} ${hx + 2} ${hy - 5}Z`,
      { fill: inks.mist },
    )
  return (
    limb([hip, knee, foot], 14, color, edge) +
    boot +
    torso +
    limb([[shoulder[0] + 1, shoulder[1] + 3], elbow, hand], 9.5, color, edge) +
    disc(hand[0], hand[1], 5.6, { fill: inks.graphite, stroke: edge, width: 1.2 }) +
    helmet
  )
}

const sportPose: Joint = {
  hip: [68, -94],
  shoulder: [98, -134],
  head: [113, -154],
  elbow: [119, -112],
  hand: [136, -110],
  knee: [104, -78],
  foot: [86, -40],
}
const uprightPose: Joint = {
  hip: [56, -94],
  shoulder: [66, -138],
  head: [74, -160],
  elbow: [88, -116],
  hand: [112, -108],
  knee: [90, -84],
  foot: [96, -38],
}
const pillionPose: Joint = {
  hip: [38, -106],
  shoulder: [60, -144],
  head: [72, -165],
  elbow: [76, -120],
  hand: [84, -106],
  knee: [72, -88],
  foot: [60, -52],
}

/** Riders on their machines, in the machine's own cm; `down` moves them with the seat. */
export const riders = {
  bigbike: sportPose,
  scooter: uprightPose,
  underbone: uprightPose,
  pillion: pillionPose,
} as const

/** A rider at the place of the machine, px. */
export const riderOn = (
  kind: keyof typeof riders,
  { x, ground, scale }: { x: number; ground: number; scale: number },
  down: number,
  color: string = inks.steel,
): string =>
  `<g transform="translate(${d`${x} ${ground + down * scale}`}) scale(${d`${scale}`})">${person(riders[kind], color)}</g>`
