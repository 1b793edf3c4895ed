import { describe, expect, it } from 'vitest'
import en from '@/messages/en/cutaway.json'
import ja from '@/messages/ja/cutaway.json'
import th from '@/messages/th/cutaway.json'
import { cutawayKinds } from './figures'
import { measureText, placeLabels, spread, type PlacedLabel } from './labels'
import { partNames } from './part-names'
import { buildCutaway } from './build-cutaway'
import type { Target } from './scene'
import { layOutLying, layOutUpright, type View } from './views'

type Segment = readonly [x1: number, y1: number, x2: number, y2: number]
const strokes = Array.from({ length: 21 }, (_, i) => i / 20)
const words = { en, th, ja }

function leaderOf({ x, y, knee, point: [px, py], rate }: PlacedLabel<Target>, stroke: number): Segment[] {
  const at = px + rate * stroke
  return [
    [x, y, at, knee],
    [at, knee, at, py],
  ]
}

function doCross([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): boolean {
  const side = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) =>
    Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
  return (
    side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy) &&
    side(cx, cy, dx, dy, ax, ay) !== side(cx, cy, dx, dy, bx, by)
  )
}

function crossings({ labels }: View): string[] {
  return strokes.flatMap((stroke) =>
    labels.flatMap((a, i) =>
      labels
        .slice(i + 1)
        .filter((b) => leaderOf(a, stroke).some((one) => leaderOf(b, stroke).some((other) => doCross(one, other))))
        .map((b) => `${a.target.part} × ${b.target.part} at ${stroke}`),
    ),
  )
}

function collisions({ labels }: View): string[] {
  return labels.flatMap((a, i) =>
    labels
      .slice(i + 1)
      .filter((b) => a.target.side === b.target.side && Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 4)
      .map((b) => `${a.target.part} on ${b.target.part}`),
  )
}

/** Straight leaders in one row stay apart, so that each can be told from its neighbour. */
function narrowest({ labels }: View): number {
  return Math.min(
    ...strokes.flatMap((stroke) =>
      labels.flatMap((a, i) =>
        labels
          .slice(i + 1)
          .filter((b) => a.target.side === b.target.side)
          .map((b) => Math.abs(a.point[0] + a.rate * stroke - b.point[0] - b.rate * stroke)),
      ),
    ),
  )
}

const scenes = cutawayKinds.flatMap((kind) =>
  [
    { kind, strokeMm: null },
    { kind, strokeMm: 30 },
    { kind, strokeMm: 200 },
    { kind, strokeMm: null, hose: true },
  ].map((one) => ({ hose: false, ...one, scene: buildCutaway(one.kind, one) })),
)
const views = scenes.flatMap(({ kind, strokeMm, hose, scene }) => [
  ...(['en', 'th', 'ja'] as const).map((locale) => ({
    name: `${kind} ${strokeMm ?? ''}${hose ? 'hose' : ''} lying, ${locale}`,
    view: layOutLying(scene, ({ part }) => words[locale].parts[part]),
  })),
  { name: `${kind} ${strokeMm ?? ''}${hose ? 'hose' : ''} upright`, view: layOutUpright(scene) },
])

describe.each(views)('$name', ({ view }) => {
  it('places labels apart and inside', () => {
    expect(collisions(view)).toEqual([])
    const [left = 0, top = 0, width = 0, height = 0] = view.box.split(' ').map(Number)
    expect(Math.max(width, height)).toBeLessThanOrEqual(1250)
    expect(view.box.split(' ').every((value) => Number.isFinite(Number(value)))).toBe(true)
    if (width > height)
      for (const { x, width: w, y } of view.labels)
        expect([x - w / 2 >= left, x + w / 2 <= left + width, y > top, y < top + height]).toEqual([
          true,
          true,
          true,
          true,
        ])
  })

  it('leads to the parts without crossing at any stroke', () => {
    expect(crossings(view)).toEqual([])
    expect(narrowest(view)).toBeGreaterThan(9)
  })
})

describe('the tests of leaders', () => {
  it('would see a crossing and a collision', () => {
    const target = (x: number): Target => ({ part: 'oil', at: [x, 50], rate: 0, side: 'top' })
    const label = (x: number, to: number) => ({
      target: target(to),
      x,
      width: 40,
      y: 0,
      knee: 20,
      point: [to, 50] as const,
      rate: 0,
    })
    expect(crossings({ labels: [label(0, 100), label(100, 0)], box: '' })).not.toEqual([])
    expect(collisions({ labels: [label(0, 0), label(30, 100)], box: '' })).toHaveLength(1)
  })
})

describe('parts of the drawings', () => {
  it('are all named somewhere, and once in each', () => {
    const used = [false, true].flatMap((hose) =>
      cutawayKinds.map((kind) => buildCutaway(kind, { hose }).targets.map(({ part }) => part)),
    )
    for (const parts of used) expect(new Set(parts).size).toBe(parts.length)
    expect(new Set(used.flat())).toEqual(new Set(partNames))
  })
})

describe('spread', () => {
  it.each([
    [
      [10, 100],
      [20, 20],
      [10, 100],
    ],
    [
      [50, 50],
      [20, 20],
      [37.5, 62.5],
    ],
    [
      [-40, 0],
      [20, 20],
      [10, 35],
    ],
    [
      [190, 199],
      [20, 20],
      [165, 190],
    ],
  ])('%j of sizes %j lie at %j', (wishes, sizes, centres) => {
    expect(spread(wishes, sizes, 0, 200, 5)).toEqual(centres)
  })

  it('says when there is no room', () => {
    expect(spread([0, 0], [60, 60], 0, 120, 5)).toBeNull()
    expect(() =>
      placeLabels([{ at: [0, 0], rate: 0, side: 'top' }], () => 500, {
        from: 0,
        to: 100,
        gap: 4,
        rest: 0,
        top: { y: 0, knee: 5 },
        bottom: { y: 20, knee: 15 },
      }),
    ).toThrow('top row')
  })
})

describe('measureText', () => {
  it('knows that Thai marks take no width and kanji take a whole one', () => {
    expect(measureText('ที่', 10)).toBe(measureText('ท', 10))
    expect(measureText('窒素', 10)).toBe(20)
    expect(measureText('ﾛｯﾄﾞ', 10)).toBe(20)
    expect(measureText('ill', 10)).toBeLessThan(measureText('mmm', 10))
  })
})
