import { writeFile } from 'node:fs/promises'
import source from '@svg-maps/world'
import { z } from 'zod'

const map = z.object({ locations: z.array(z.object({ id: z.string(), path: z.string() })) }).parse(source)

/** Of the source's units from one dot to the next. */
const step = 9
/** South of this there is no land on the source. */
const bottom = 640
const width = 1010

type Corner = readonly [x: number, y: number]

/** Outlines of a path made of relative moves and lines. */
function readRings(d: string): Corner[][] {
  let [x, y] = [0, 0]
  return [...d.matchAll(/m([^mz]*)z?/g)].map(([, text = '']) => {
    const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const ring: Corner[] = []
    let start: Corner = [x, y]
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i] ?? 0
      y += numbers[i + 1] ?? 0
      if (i === 0) start = [x, y]
      ring.push([x, y])
    }
    ;[x, y] = start
    return ring
  })
}

/** Whether a point lies inside, by the edges to its right. */
function isInside([x, y]: Corner, rings: readonly Corner[][]): boolean {
  let inside = false
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring.at(i - 1) ?? [ax, ay]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    })
  return inside
}

const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
const place = (value: number) => Math.floor(value / step)

/** The dot in the middle of the largest outline. */
function middleOf(rings: readonly Corner[][]): Corner {
  const boxes = rings.map((ring) => ({ x: span(ring.map(([x]) => x)), y: span(ring.map(([, y]) => y)) }))
  const largest = boxes.toSorted(
    (a, b) => (b.x[1] - b.x[0]) * (b.y[1] - b.y[0]) - (a.x[1] - a.x[0]) * (a.y[1] - a.y[0]),
  )[0]
  return largest ? [place((largest.x[0] + largest.x[1]) / 2), place((largest.y[0] + largest.y[1]) / 2)] : [0, 0]
}

const countries = map.locations.map(({ id, path }) => ({ code: id.toUpperCase(), rings: readRings(path) }))
const isLand = (column: number, row: number) =>
  countries.some(({ rings }) => isInside([(column + 0.5) * step, (row + 0.5) * step], rings))
const [columns, rows] = [Math.ceil(width / step), Math.ceil(bottom / step)]

/** The dots of a row: lines without length, which are dots where their ends are round. */
function drawRow(row: number): string {
  const dots = Array.from({ length: columns }, (_, column) => column).filter((column) => isLand(column, row))
  return dots.map((column, i) => (i === 0 ? `M${column} ${row}h0` : `m${column - (dots[i - 1] ?? 0)} 0h0`)).join('')
}

const data = {
  width: columns,
  height: rows,
  land: Array.from({ length: rows }, (_, row) => drawRow(row)).join(''),
  middles: Object.fromEntries(
    countries.filter(({ code }) => /^[A-Z]{2}$/.test(code)).map(({ code, rings }) => [code, middleOf(rings)]),
  ),
}
await writeFile('lib/drawings/world-map/map-data.json', `${JSON.stringify(data)}\n`)
console.log(`Drew the world: ${Object.keys(data.middles).length} countries.`)
