import { boxAround, path, pathPoints, rotatePoints, type Box, type Point } from './geometry'
import type { Paint } from './paints'

export type Shape =
  /** A filled part with its outline; `across` lights a part that lies along x. */
  | { type: 'face'; d: string; paint: Paint; across?: boolean }
  /** A round bar bent along a centre line; `back` lies in the shade behind the damper. */
  | { type: 'wire'; d: string; paint: Paint; width: number; back?: boolean }
  /** A pattern laid over a face. */
  | { type: 'texture'; d: string; pattern: 'thread' | 'knurl' }
  /** A joint, a slot or a glint. */
  | { type: 'line'; d: string; tone: 'dark' | 'light' | 'red'; width: number }

/** One end of a part: where its reference point lies and the size of its bore, mm. */
export type End = { x: number; y: number; holeMm: number | null; widthMm: number | null }
/** What a dimension can be taken from; all mm in drawing coordinates. */
export type Anchors = {
  top?: End
  bottom?: End
  /** `horizontal` parts are measured along x. */
  length?: { from: number; to: number; horizontal?: boolean }
  stroke?: { from: number; to: number; x: number }
  body?: { x: number; y: number; radius: number }
  /** `crests`: heights at which the wire reaches the left edge. */
  spring?: { x: number; from: number; to: number; meanRadius: number; wire: number; turns: number; crests: number[] }
}
export type Scene = { shapes: Shape[]; anchors: Anchors }

/** Collects shapes back to front. `depth` is the sine of the camera's elevation: 0 gives a flat engineering view. */
export function createPen(depth: number) {
  const shapes: Shape[] = []
  const anchors: Anchors = {}
  const face = (paint: Paint, d: string) => void shapes.push({ type: 'face', paint, d })
  const line = (d: string, tone: 'dark' | 'light' | 'red' = 'dark', width = 0.8) =>
    void shapes.push({ type: 'line', d, tone, width })
  const texture = (pattern: 'thread' | 'knurl', d: string) => void shapes.push({ type: 'texture', pattern, d })
  const wire = (paint: Paint, d: string, width: number, back = false) =>
    void shapes.push({ type: 'wire', paint, d, width, back })

  /** A part turned about a vertical axis, seen from slightly above. `r1` is the lower radius. */
  const turned = (paint: Paint, x: number, y0: number, y1: number, r0: number, r1 = r0) => {
    const d = path`M${x - r0} ${y0}A${r0} ${r0 * depth} 0 0 1 ${x + r0} ${y0}L${x + r1} ${y1}A${r1} ${r1 * depth} 0 0 1 ${x - r1} ${y1}Z`
    face(paint, d)
    return d
  }
  /** Light along the upper edge of a turned part. */
  const glint = (x: number, y: number, r: number) =>
    line(
      path`M${x - r * 0.94} ${y + depth * r * 0.3}A${r * 0.94} ${r * depth} 0 0 0 ${x + r * 0.94} ${y + depth * r * 0.3}`,
      'light',
      0.7,
    )
  const disc = (paint: Paint, x: number, y: number, r: number) => face(paint, circle(x, y, r))
  const ring = (paint: Paint, x: number, y: number, r: number, hole: number) =>
    face(paint, circle(x, y, r) + circle(x, y, hole))
  const plate = (paint: Paint, x: number, y: number, width: number, height: number, corner = 2) =>
    face(paint, rect(x, y, width, height, corner))
  return { depth, shapes, anchors, face, line, texture, wire, turned, glint, disc, ring, plate }
}
export type Pen = ReturnType<typeof createPen>

/** Path of a circle round x, y. */
export function circle(x: number, y: number, r: number): string {
  return path`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
}

/** Path of a rectangle from its upper left corner; `corner` is the radius of its rounded corners, at most half a side. */
export function rect(x: number, y: number, width: number, height: number, corner = 0): string {
  const c = Math.min(corner, width / 2, height / 2)
  if (c === 0) return path`M${x} ${y}H${x + width}V${y + height}H${x}Z`
  return path`M${x + c} ${y}H${x + width - c}Q${x + width} ${y} ${x + width} ${y + c}V${y + height - c}Q${x + width} ${y + height} ${x + width - c} ${y + height}H${x + c}Q${x} ${y + height} ${x} ${y + height - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`
}

function shapePoints(shape: Shape): Point[] {
  const points = pathPoints(shape.d)
  if (shape.type !== 'wire') return points
  const r = shape.width / 2
  return points.flatMap(
    ([x, y]) =>
      [
        [x - r, y - r],
        [x + r, y + r],
      ] as const,
  )
}

/** The box round everything in the scene when it leans by `degrees`, mm. */
export function measureScene(shapes: readonly Shape[], degrees = 0, pad = 1): Box {
  return boxAround(rotatePoints(shapes.flatMap(shapePoints), degrees), pad)
}
