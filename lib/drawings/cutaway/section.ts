import { path } from '../geometry'
import { rect } from '../pen'

/** An end of a part along the axis: where it is when the damper is extended, and how far it has moved at full stroke. */
export type Edge = { x: number; rate: number }
/** A part turned about an axis, as the ring it fills; drawing units. `axis` is the height of the axis. */
export type Ring = { name: string; from: Edge; to: Edge; inner: number; outer: number; axis: number }

export type Fill =
  | 'rod'
  | 'alloy'
  | 'dark'
  | 'zinc'
  | 'brass'
  | 'cut'
  | 'cutDark'
  | 'bronze'
  | 'rubber'
  | 'seal'
  | 'oil'
  | 'passage'
  | 'gas'
  | 'spring'
  | 'red'
  | 'flow'
  | 'bubble'
export type LineTone = 'dark' | 'light' | 'flow' | 'steel' | 'rubber' | 'oil'
export type Hatch = 'right' | 'left'
export type Mark =
  | { type: 'face'; d: string; fill: Fill; hatch?: Hatch; bare?: boolean }
  | { type: 'line'; d: string; tone: LineTone; width: number }
  | { type: 'bubble'; x: number; y: number; r: number }
/** Marks that move together. `flow`: shown while the damper is compressed (`in`) or extends (`out`); `window`: what can be seen of it, at rest; `lift`: height of the axis it is drawn about. */
export type Layer = { rate: number; marks: Mark[]; flow?: 'in' | 'out'; window?: string; lift?: number }

type RingOptions = { axis?: number; hatch?: Hatch; corner?: number }

/** Outline of a ring that is cut through its axis: both halves, or one face where it has no bore. */
const cutRing = (from: number, to: number, inner: number, outer: number, axis: number, corner = 0): string => {
  const face = (y: number, height: number) => rect(from, y, to - from, height, corner)
  return inner === 0
    ? face(axis - outer, 2 * outer)
    : face(axis - outer, outer - inner) + face(axis + inner, outer - inner)
}

/** Collects the layers of a section, back to front, and the rings its tests measure. */
export function createSection() {
  const layers: Layer[] = []
  const solids: Ring[] = []
  const cavities: Ring[] = []
  const gas: Ring[] = []
  let current: Layer = { rate: 0, marks: [] }

  const begin = (rate: number, options: Omit<Layer, 'rate' | 'marks'> = {}) => {
    current = { rate, marks: [], ...options }
    layers.push(current)
  }
  const face = (fill: Fill, d: string, hatch?: Hatch) =>
    void current.marks.push({ type: 'face', d, fill, ...(hatch && { hatch }) })
  /** A face without an outline: fluids and glints. */
  const wash = (fill: Fill, d: string) => void current.marks.push({ type: 'face', d, fill, bare: true })
  const line = (d: string, tone: LineTone = 'dark', width = 1.2) =>
    void current.marks.push({ type: 'line', d, tone, width })
  const bubble = (x: number, y: number, r: number) => void current.marks.push({ type: 'bubble', x, y, r })

  /** Books the space of a part without drawing it. */
  const solid = (name: string, from: number, to: number, inner: number, outer: number, axis = 0) => {
    const { rate } = current
    solids.push({ name, from: { x: from, rate }, to: { x: to, rate }, inner, outer, axis })
  }
  /** A part that is cut: hatched in both halves. */
  const cut = (
    name: string,
    fill: Fill,
    from: number,
    to: number,
    inner: number,
    outer: number,
    { axis = 0, hatch = 'right', corner = 0 }: RingOptions = {},
  ) => {
    solid(name, from, to, inner, outer, axis)
    const d = cutRing(from, to, inner, outer, axis, corner)
    face(fill, d, fill === 'cut' || fill === 'cutDark' || fill === 'bronze' ? hatch : undefined)
  }
  /** A round part that is not cut: rods, nuts, knobs. */
  const bar = (
    name: string,
    fill: Fill,
    from: number,
    to: number,
    outer: number,
    { axis = 0, corner = 0 }: RingOptions = {},
  ) => {
    solid(name, from, to, 0, outer, axis)
    face(fill, rect(from, axis - outer, to - from, 2 * outer, corner))
  }
  /** A chamber full of oil; `gas` later takes its part of it. */
  const chamber = (name: string, from: number, to: number, inner: number, outer: number, axis = 0) => {
    cavities.push({ name, from: { x: from, rate: 0 }, to: { x: to, rate: 0 }, inner, outer, axis })
    wash('oil', cutRing(from, to, inner, outer, axis))
  }
  /** Gas between a fixed and a moving end of a chamber. Gas only shrinks, so its first extent is also the window it is seen through. */
  const fillGas = (from: Edge, to: Edge, inner: number, outer: number, axis = 0) => {
    gas.push({ name: 'gas', from, to, inner, outer, axis })
    const strip = cutRing(from.x, to.x, inner, outer, axis)
    begin(from.rate + to.rate, { window: strip })
    wash('gas', strip)
    const moving = from.rate === 0 ? to.x : from.x
    line(
      inner === 0
        ? path`M${moving} ${axis - outer}V${axis + outer}`
        : path`M${moving} ${axis - outer}V${axis - inner}M${moving} ${axis + inner}V${axis + outer}`,
      'steel',
      1.2,
    )
  }
  return { layers, solids, cavities, gas, begin, face, wash, line, bubble, solid, cut, bar, chamber, fillGas }
}
export type Section = ReturnType<typeof createSection>
