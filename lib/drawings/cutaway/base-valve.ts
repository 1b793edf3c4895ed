import { path } from '../geometry'
import { rect } from '../pen'
import { arrowHead, drawPistonBody, drawStacks } from './parts'
import type { Section } from './section'

/** Space a base valve takes on both sides of its left face: check plate with spring before, shims and nut behind. */
export const baseValveSpace = { before: 30, width: 34, behind: 52 } as const

/**
 * A fixed valve that the displaced oil must pass: shims behind it resist the way in, a sprung check plate before it opens for the way back.
 * `x` is its left face; oil goes in towards the right.
 */
export function drawBaseValve(pen: Section, { x, bore }: { x: number; bore: number }): void {
  const core = bore * 0.16
  const { width } = baseValveSpace
  pen.begin(0)
  pen.bar('valve bolt', 'zinc', x - 26, x + width + 34, core)
  drawPistonBody(pen, 'baseValve', x, width, core, bore)
  drawStacks(pen, { rate: 0, right: x + width, core, rim: bore * 0.78, lifts: 'right' })
  pen.bar('valve nut', 'zinc', x + width + 26, x + width + 44, core + 8, { corner: 2 })
}

/** Check plate on its spring, closed while oil goes in and lifted on its way back. */
export function drawCheckPlate(pen: Section, x: number, bore: number): void {
  const rim = bore * 0.71
  for (const flow of ['in', 'out'] as const) {
    pen.begin(0, { flow })
    const at = flow === 'in' ? x - 5 : x - 11
    for (const side of [-1, 1]) {
      const [inner, top] = [side * bore * 0.3, side * rim]
      pen.face('zinc', rect(at, Math.min(inner, top), 5, Math.abs(top - inner), 1))
      const step = (x - 26 - at) / 4
      pen.line(
        path`M${at} ${side * bore * 0.52}L${at + step} ${side * bore * 0.34}L${at + 2 * step} ${side * bore * 0.52}L${at + 3 * step} ${side * bore * 0.34}L${x - 26} ${side * bore * 0.44}`,
        'dark',
        2,
      )
    }
  }
  pen.begin(0)
  pen.cut('check seat', 'zinc', x - 30, x - 26, bore * 0.16, bore * 0.56)
}

/** The way of the oil in one direction of stroke, with an arrow head at `tip` that points along x. */
export function drawFlow(
  pen: Section,
  flow: 'in' | 'out',
  d: string,
  tip: readonly [number, number],
  dir: -1 | 1,
): void {
  pen.begin(0, { flow })
  pen.line(d, 'flow', 4)
  pen.wash('flow', arrowHead(tip[0], tip[1], dir))
}
