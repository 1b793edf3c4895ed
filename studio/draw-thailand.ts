import { writeFile } from 'node:fs/promises'
import source from '@svg-maps/thailand'
import { z } from 'zod'
import { provinceCodes } from '@/lib/drawings/thailand-map/province-codes'

const map = z.object({ locations: z.array(z.object({ id: z.string(), path: z.string() })) }).parse(source)

// Snapping every corner to one grid keeps neighbours free of gaps, which simplifying each outline by itself would not.
const grid = 2.5
type Corner = readonly [x: number, y: number]
type Ring = Corner[]

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** The grid points on the way to a corner, itself last; nothing when it is where the line stands. Neighbours then share every edge. */
function stepsTo(from: Corner | undefined, to: Corner): Corner[] {
  if (!from) return [to]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const count = divisor(Math.abs(dx), Math.abs(dy))
  return Array.from(
    { length: count },
    (_, i) => [from[0] + (dx / count) * (i + 1), from[1] + (dy / count) * (i + 1)] as const,
  )
}

/** Outlines of a path made of relative moves and lines, snapped to the grid. */
function readRings(d: string): Ring[] {
  const rings: Ring[] = []
  let [x, y] = [0, 0]
  for (const [, text = ''] of d.matchAll(/m([^mz]*)z?/g)) {
    const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const ring: Ring = []
    let start: Corner = [x, y]
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i] ?? 0
      y += numbers[i + 1] ?? 0
      if (i === 0) start = [x, y]
      const corner = [Math.round(x / grid), Math.round(y / grid)] as const
      ring.push(...stepsTo(ring.at(-1), corner))
    }
    ;[x, y] = start
    const [first] = ring
    if (first) ring.push(...stepsTo(ring.at(-1), first).slice(0, -1))
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

const isStraight = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner) =>
  (bx - ax) * (cy - ay) === (by - ay) * (cx - ax)

function dropStraight(line: Corner[]): Corner[] {
  return line.filter((corner, i) => {
    const [before, after] = [line[i - 1], line[i + 1]]
    return !before || !after || !isStraight(before, corner, after)
  })
}

/** Relative path data in whole grid units. */
function writePath(line: Corner[], closed: boolean): string {
  const corners = dropStraight(line)
  return (
    corners
      .map(([x, y], i) => {
        const before = corners[i - 1]
        if (!before) return `M${x} ${y}l`
        const [dx, dy] = [x - before[0], y - before[1]]
        return `${i > 1 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`
      })
      .join('') + (closed ? 'z' : '')
  )
}

const keyOf = ([x, y]: Corner) => `${x} ${y}`
const edgeKey = (a: Corner, b: Corner) => [keyOf(a), keyOf(b)].sort().join('|')

/** Chains loose edges into long lines. */
function chain(edges: Map<string, [Corner, Corner]>): Corner[][] {
  const at = new Map<string, Set<string>>()
  for (const [key, ends] of edges)
    for (const end of ends) at.set(keyOf(end), (at.get(keyOf(end)) ?? new Set()).add(key))
  const left = new Map(edges)
  const lines: Corner[][] = []
  const grow = (line: Corner[]) => {
    for (let end = line.at(-1); end; end = line.at(-1)) {
      const key = [...(at.get(keyOf(end)) ?? [])].find((candidate) => left.has(candidate))
      const edge = key === undefined ? undefined : left.get(key)
      if (key === undefined || !edge) return
      left.delete(key)
      line.push(keyOf(edge[0]) === keyOf(end) ? edge[1] : edge[0])
    }
  }
  for (const [key, [a, b]] of edges) {
    if (!left.delete(key)) continue
    const line = [a, b]
    grow(line)
    line.reverse()
    grow(line)
    lines.push(line)
  }
  return lines
}

const outlines = map.locations.flatMap(({ id, path }) =>
  provinceCodes[id] ? [{ code: provinceCodes[id], rings: readRings(path) }] : [],
)
const seen = new Map<string, { edge: [Corner, Corner]; count: number }>()
for (const ring of outlines.flatMap(({ rings }) => rings)) {
  ring.forEach((corner, i) => {
    const next = ring[(i + 1) % ring.length] ?? corner
    const key = edgeKey(corner, next)
    seen.set(key, { edge: [corner, next], count: (seen.get(key)?.count ?? 0) + 1 })
  })
}
// Every outline is closed, so edges drawn an odd number of times form closed lines again: the coast and the frontier.
const edgesWith = (parity: 0 | 1) =>
  new Map([...seen].flatMap(([key, { edge, count }]) => (count % 2 === parity ? [[key, edge] as const] : [])))
const provinces = Object.fromEntries(
  outlines.map(({ code, rings }) => [code, rings.map((ring) => writePath(ring, true)).join('')]),
)

const data = {
  grid,
  land: chain(edgesWith(1))
    .map((line) => writePath(line, true))
    .join(''),
  borders: chain(edgesWith(0))
    .map((line) => writePath(line, false))
    .join(''),
  provinces,
}
await writeFile('lib/drawings/thailand-map/map-data.json', `${JSON.stringify(data)}\n`)
console.log(
  `Drew Thailand: land ${data.land.length}, borders ${data.borders.length}, provinces ${JSON.stringify(provinces).length} characters.`,
)
