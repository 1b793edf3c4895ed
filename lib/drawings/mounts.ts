import type { Mount } from '@/lib/contract/vehicle'
import { path } from './geometry'
import type { Paint } from './paints'
import { circle, rect, type Pen } from './pen'

type MountPlace = {
  mount: Mount | null
  /** Height of the reference point: bore centre, stem shoulder or plate face. */
  y: number
  /** 1 = the part hangs below the mount, -1 = it stands above it. */
  dir: 1 | -1
  /** Radius of the neck where it meets the part. */
  neck: number
  paint: Paint
}

function drawNeck(pen: Pen, { y, dir, neck, paint }: MountPlace, from: number, to: number, width: number): void {
  pen.face(
    paint,
    path`M${-width} ${y + dir * from}L${width} ${y + dir * from}L${neck} ${y + dir * to}L${-neck} ${y + dir * to}Z`,
  )
}

/** An eye with a rubber bush and a steel sleeve; the bore is a real hole. */
export function drawEye(pen: Pen, x: number, y: number, hole: number, paint: Paint): void {
  const outer = eyeRadius(hole)
  const sleeve = hole / 2 + Math.max(2, hole * 0.16)
  pen.ring(paint, x, y, outer, sleeve)
  pen.ring('rubber', x, y, (outer * 1.9 + sleeve) / 2.9, sleeve)
  pen.ring('rod', x, y, sleeve, hole / 2)
  pen.line(
    path`M${x - outer * 0.62} ${y - outer * 0.66}A${outer * 0.9} ${outer * 0.9} 0 0 1 ${x + outer * 0.5} ${y - outer * 0.76}`,
    'light',
    0.7,
  )
}

function drawEyeMount(pen: Pen, place: MountPlace): void {
  const hole = place.mount?.holeMm ?? 10
  const outer = eyeRadius(hole)
  drawNeck(pen, place, outer * 0.45, outer + 5, outer * 0.86)
  drawEye(pen, 0, place.y, hole, place.paint)
}

/** Two tines with the bolt across: the bolt axis lies in the picture plane. */
function drawClevis(pen: Pen, { mount, y, dir, paint }: MountPlace): void {
  const hole = mount?.holeMm ?? 10
  const gap = (mount?.widthMm ?? 24) / 2
  const outer = gap + Math.max(7, hole * 0.7)
  const tip = -dir * (hole / 2 + 8)
  const root = dir * (hole / 2 + 8)
  const end = dir * (hole / 2 + 17)
  pen.plate('rod', -outer - 6, y - hole / 2, 2 * outer + 12, hole, 1)
  pen.face(
    paint,
    path`M${-outer} ${y + tip * 0.75}Q${-outer} ${y + tip} ${-outer + 3} ${y + tip}L${-gap} ${y + tip}L${-gap} ${y + root - dir * 5}Q${-gap} ${y + root} ${-gap + 5} ${y + root}L${gap - 5} ${y + root}Q${gap} ${y + root} ${gap} ${y + root - dir * 5}L${gap} ${y + tip}L${outer - 3} ${y + tip}Q${outer} ${y + tip} ${outer} ${y + tip * 0.75}L${outer} ${y + root}Q${outer} ${y + end} ${outer - 9} ${y + end}L${-outer + 9} ${y + end}Q${-outer} ${y + end} ${-outer} ${y + root}Z`,
  )
  for (const side of [-1, 1]) pen.plate('zinc', side * (outer + 3) - 3, y - hole * 0.8, 6, hole * 1.6, 1.5)
}

/** A cross pin through the eye: a bar with two bolt holes. */
function drawPin(pen: Pen, place: MountPlace): void {
  const hole = place.mount?.holeMm ?? 10
  const half = Math.max(26, (place.mount?.widthMm ?? 70) / 2)
  const outer = Math.max(15, hole * 1.4)
  drawNeck(pen, place, outer * 0.5, outer + 4, outer * 0.8)
  const { y } = place
  pen.ring(place.paint, 0, y, outer, outer * 0.72)
  pen.disc('rubber', 0, y, outer * 0.72)
  const bore = (x: number) => circle(x, y, hole / 2)
  pen.face(
    'zinc',
    rect(-half - hole * 0.9, y - hole * 0.8, 2 * half + hole * 1.8, hole * 1.6, hole * 0.8) + bore(-half) + bore(half),
  )
}

/** A threaded stem with rubbers, washers and a nut; `y` is the shoulder below the lower washer. */
function drawStem(pen: Pen, { mount, y, dir }: MountPlace): void {
  const thread = (mount?.holeMm ?? 10) / 2
  const up = -dir
  const stack = (paint: Paint, from: number, to: number, r: number) =>
    pen.turned(paint, 0, Math.min(y + up * from, y + up * to), Math.max(y + up * from, y + up * to), r)
  const bar = stack('zinc', 0, 44, thread)
  pen.texture('thread', bar)
  const layers: [Paint, number, number, number][] = [
    ['zinc', 0, 2.5, 15],
    ['rubber', 2.5, 12, 13],
    ['rubber', 13, 22, 13],
    ['zinc', 22, 24.5, 15],
    ['zinc', 25, 32, thread * 1.8],
  ]
  for (const [paint, from, to, r] of dir === 1 ? layers : [...layers].reverse()) stack(paint, from, to, r)
}

/** A strut bearing: plate, rubber dome and three studs. */
function drawFlange(pen: Pen, { y, dir, paint }: MountPlace): void {
  const far = (a: number, b: number): [number, number] => (dir === 1 ? [y + a, y + b] : [y - b, y - a])
  for (const x of [-44, 44, 4]) pen.texture('thread', pen.turned('zinc', x, ...far(-19, 2), 4))
  pen.turned('rubber', 0, ...far(6, 30), dir === 1 ? 34 : 26, dir === 1 ? 26 : 34)
  const [top, low] = far(0, 7)
  pen.turned(paint, 0, top, low, 58)
  pen.glint(0, top, 58)
  pen.turned('rubber', 0, top - 7, top, 20, 26)
  pen.turned('zinc', 0, top - 14, top - 7, 9)
}

/** Outer radius of an eye with this bore, mm. */
function eyeRadius(hole: number): number {
  return hole / 2 + Math.max(7.5, hole * 0.62)
}

/** Distance from the reference point of an end to the part itself, mm. */
export function mountDepth(mount: Mount | null): number {
  const hole = mount?.holeMm ?? 10
  switch (mount?.kind) {
    case 'clevis':
      return hole / 2 + 17
    case 'pin':
      return Math.max(15, hole * 1.4) + 4
    case 'stem':
      return 0
    case 'flange':
      return 30
    case 'seat':
      return 6
    default:
      return eyeRadius(hole) + 5
  }
}

/** Draws one end of a part and returns the height at which the part itself begins. */
export function drawMount(pen: Pen, place: MountPlace): number {
  const { mount, y, dir } = place
  pen.anchors[dir === 1 ? 'top' : 'bottom'] = {
    x: 0,
    y,
    holeMm: mount?.holeMm ?? null,
    widthMm: mount?.widthMm ?? null,
  }
  switch (mount?.kind) {
    case 'clevis':
      drawClevis(pen, place)
      break
    case 'pin':
      drawPin(pen, place)
      break
    case 'stem':
      drawStem(pen, place)
      break
    case 'flange':
      drawFlange(pen, place)
      break
    case 'seat':
      pen.turned(place.paint, 0, Math.min(y, y + dir * 6), Math.max(y, y + dir * 6), place.neck + 6)
      break
    default:
      drawEyeMount(pen, place)
  }
  return y + dir * mountDepth(mount)
}
