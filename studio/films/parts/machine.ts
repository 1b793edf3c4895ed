import { vehicleShapes } from '@/lib/drawings/vehicles/shapes'
import type { Layer, VehicleShape, Wheel } from '@/lib/drawings/vehicles/outline'
import type { Point } from '@/lib/drawings/geometry'
import { d, disc, inks, place, shape, stroke } from '../svg'

type Body = keyof typeof vehicleShapes

/** How the silhouettes are taken apart: layers that swing with the rear wheel, the one that is the damper, the pivot and both eyes of the damper (cm, height up). */
type Joints = { swing: readonly number[]; shock: number | null; pivot: Point; upper: Point; lower: Point }
const joints: Partial<Record<Body, Joints>> = {
  bigbike: { swing: [4, 5], shock: 7, pivot: [97, 46], upper: [86, 74], lower: [62, 41] },
  underbone: { swing: [4], shock: 5, pivot: [82, 32], upper: [43, 67], lower: [31, 31] },
  scooter: { swing: [3, 5, 6], shock: 4, pivot: [82, 28], upper: [41, 66], lower: [29, 30] },
}

/** Displacements in cm: of the tail and the front of the body (down is positive), of the rear and the front wheel, and degrees the wheels have rolled. */
export type Pose = { tail?: number; nose?: number; rear?: number; front?: number; roll?: number }
export type MachineLook = Pose & {
  body: Body
  x: number
  ground: number
  scale: number
  paint?: string
  paper?: string
  damper?: string | null
}

function layerOf(layer: Layer, line: number, paper: string): string {
  switch (layer.type) {
    case 'fill':
      return shape(layer.d, { fill: 'currentColor', stroke: paper, width: line })
    case 'cut':
      return shape(layer.d, { fill: paper })
    case 'line':
      return shape(layer.d, { stroke: paper, width: line })
    case 'bar':
      return (
        stroke(layer.d, paper, layer.width + line * 2, { cap: 'butt' }) + stroke(layer.d, 'currentColor', layer.width)
      )
    case 'wheels':
      return ''
  }
}

const spokesOf = { car: 5, cast: 3, wire: 12 } as const

function wheelOf({ x, r, rim, style }: Wheel, down: number, roll: number, paper: string): string {
  const spokes = Array.from({ length: spokesOf[style] }, (_, i) =>
    place(
      stroke(
        style === 'wire' ? d`M0 0V${-rim}` : d`M0 0L-2.6 ${-rim}M0 0L2.6 ${-rim}`,
        'currentColor',
        style === 'wire' ? 0.7 : 2.6,
      ),
      { turn: (360 / spokesOf[style]) * i },
    ),
  ).join('')
  return place(
    disc(0, 0, r + 1.6, { fill: paper }) +
      disc(0, 0, r, { fill: 'currentColor' }) +
      disc(0, 0, rim, { fill: paper }) +
      disc(0, 0, rim - 2.2, { stroke: 'currentColor', width: 1.2 }) +
      place(spokes, { turn: roll }) +
      disc(0, 0, 4.6, { fill: 'currentColor' }) +
      disc(0, 0, 1.8, { fill: paper }),
    { x, y: -r + down },
  )
}

/** Where a point of the body (cm, height up) is under a pose, in cm with y down. */
function bodyPoint({ wheels: [rear, front] }: VehicleShape, { tail = 0, nose = 0 }: Pose, [x, height]: Point): Point {
  const share = (x - rear.x) / (front.x - rear.x)
  return [x, -height + tail + (nose - tail) * share]
}

/** The screen position of a point of the body, px. */
export function pointOn(look: MachineLook, point: Point): Point {
  const [x, y] = bodyPoint(vehicleShapes[look.body], look, point)
  return [look.x + x * look.scale, look.ground + y * look.scale]
}

/** The screen position of an axle, px. */
export function axleOn({ body, x, ground, scale, rear = 0, front = 0 }: MachineLook, end: 'rear' | 'front'): Point {
  const wheel = vehicleShapes[body].wheels[end === 'rear' ? 0 : 1]
  return [x + wheel.x * scale, ground + (-wheel.r + (end === 'rear' ? rear : front)) * scale]
}

/** A small spring and damper between two points, cm. */
function smallDamper([x0, y0]: Point, [x1, y1]: Point, color: string, paper: string): string {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const turns = 6
  const zigzag = Array.from(
    { length: turns },
    (_, i) => d`L-4.4 ${5 + ((length - 10) * (i + 0.25)) / turns}L4.4 ${5 + ((length - 10) * (i + 0.75)) / turns}`,
  ).join('')
  const coil = d`M0 4${zigzag}L0 ${length - 4}`
  return place(
    stroke(d`M0 0V${length}`, paper, 9) +
      stroke(d`M0 0V${length}`, inks.ink, 3.4) +
      stroke(coil, paper, 4.6) +
      stroke(coil, color, 2.4) +
      disc(0, 0, 3, { fill: paper, stroke: inks.ink, width: 1.5 }) +
      disc(0, length, 3, { fill: paper, stroke: inks.ink, width: 1.5 }),
    { x: x0, y: y0, turn: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI - 90 },
  )
}

/** A vehicle from the side whose suspension moves: the site's own silhouettes, taken apart. */
export function machine(look: MachineLook): string {
  const {
    body,
    x,
    ground,
    scale,
    tail = 0,
    nose = 0,
    rear = 0,
    front = 0,
    roll = 0,
    paint = inks.ink,
    paper = inks.paper,
    damper = inks.red,
  } = look
  const form: VehicleShape = vehicleShapes[body]
  const [back, fore] = form.wheels
  const joint = joints[body]
  const line = 0.7 + 0.35 * (form.length / 200)
  const tilt = (Math.atan2(nose - tail, fore.x - back.x) * 180) / Math.PI
  const onBody = (svg: string): string =>
    `<g transform="translate(${d`${back.x} ${tail}`}) rotate(${d`${tilt}`}) translate(${-back.x} 0)">${svg}</g>`
  let arm = ''
  let shock = ''
  if (joint) {
    const pivot = bodyPoint(form, look, joint.pivot)
    const still = Math.atan2(-back.r + joint.pivot[1], back.x - joint.pivot[0])
    const turn = ((Math.atan2(-back.r + rear - pivot[1], back.x - pivot[0]) - still) * 180) / Math.PI
    arm = place(
      `<g transform="translate(${d`${-joint.pivot[0]} ${joint.pivot[1]}`})">${joint.swing.map((i) => layerOf(form.layers[i] ?? { type: 'wheels' }, line, paper)).join('')}</g>`,
      { x: pivot[0], y: pivot[1], turn },
    )
    const angle = (turn * Math.PI) / 180
    const [lx, ly] = [joint.lower[0] - joint.pivot[0], joint.pivot[1] - joint.lower[1]]
    const lower: Point = [
      pivot[0] + lx * Math.cos(angle) - ly * Math.sin(angle),
      pivot[1] + lx * Math.sin(angle) + ly * Math.cos(angle),
    ]
    shock = damper ? smallDamper(bodyPoint(form, look, joint.upper), lower, damper, paper) : ''
  }
  const rolled = wheelOf(back, rear, roll, paper) + wheelOf(fore, front, roll, paper)
  const solid = form.layers
    .map((layer, i) => (joint && (joint.swing.includes(i) || joint.shock === i) ? '' : layerOf(layer, line, paper)))
    .join('')
  const bikes = joint !== undefined
  return `<g color="${paint}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${d`${x} ${ground}`}) scale(${d`${scale}`})">${bikes ? rolled + arm + onBody(solid) + shock : onBody(solid) + rolled}</g>`
}
