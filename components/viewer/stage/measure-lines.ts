import type { ModelAnchors } from '@/lib/models/model'

export type MeasureId = 'length' | 'spring' | 'body'

/** A place in the picture's plane: along the product's axis (up) and to the right of it, mm. */
type Spot = readonly [along: number, side: number]

/** Pairs of points, each pair one line. `labelEnds`: the label ends on its spot instead of being centred there. */
export type MeasureLine = { id: MeasureId; points: readonly Spot[]; label: Spot; labelEnds?: true }

/** What is seen of the product beside its axis: `left` below 0; its height; how far the two legs of a pair stand from the axis (0 for a single part), mm. */
export type Sides = { left: number; right: number; size: number; leg: number }

/** A dimension between two heights, `side` mm from the axis, with witness lines from `from` and arrow heads. */
function spanLine(id: MeasureId, [top, bottom]: Spot, side: number, from: number, size: number): MeasureLine {
  const arrow = size * 0.016
  const over = side + Math.sign(side) * size * 0.02
  const heads = [top, bottom].flatMap((end): Spot[] =>
    [-1, 1].flatMap((s): Spot[] => [
      [end, side],
      [end + (end === top ? -arrow : arrow) * 1.8, side + s * arrow * 0.55],
    ]),
  )
  return {
    id,
    points: [[top, from], [top, over], [bottom, from], [bottom, over], [top, side], [bottom, side], ...heads],
    label: [(top + bottom) / 2, side],
  }
}

/** Across the body, with a leader to the left. */
function bodyLine({ spring, body }: ModelAnchors, end: number, { size, leg }: Sides): MeasureLine[] {
  if (!body) return []
  // Above the spring where the body can be seen, else in its middle.
  const y =
    spring && spring.top < body.top - 6 && spring.bottom < body.top
      ? (body.top + spring.top) / 2
      : (body.top + body.bottom) / 2
  const tick = size * 0.012
  const ticks = [-leg - body.radius, -leg + body.radius].flatMap((side): Spot[] => [
    [y - tick, side],
    [y + tick, side],
  ])
  return [{ id: 'body', points: [...ticks, [y, -leg + body.radius], [y, end]], label: [y, end], labelEnds: true }]
}

/** Where the dimension lines run: the whole length and the body's diameter on the left, the spring on the right. Only what the model knows is drawn. */
export function layOutMeasures(anchors: ModelAnchors, sides: Sides, ids: readonly MeasureId[]): MeasureLine[] {
  const { top, bottom, spring, body } = anchors
  const { left, right, size, leg } = sides
  const hasBody = body !== undefined && ids.includes('body')
  const near = left - size * 0.05
  return [
    ...(ids.includes('length') && top !== undefined && bottom !== undefined
      ? [spanLine('length', [top, bottom], near - (hasBody ? size * 0.19 : size * 0.02), -leg, size)]
      : []),
    ...(ids.includes('spring') && spring
      ? [spanLine('spring', [spring.top, spring.bottom], right + size * 0.07, leg + spring.meanRadius, size)]
      : []),
    ...(hasBody ? bodyLine(anchors, near, sides) : []),
  ]
}
