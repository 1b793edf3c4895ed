import { path } from '../geometry'
import { circle, rect } from '../pen'
import { drawFlow } from './base-valve'
import { monotube } from './monotube'
import { drawEye } from './parts'
import type { Section } from './section'

const { bore, outer } = monotube
/** Height of the reservoir's axis above that of the body, and its radii. */
export const tankAxis = -176
export const tank = { bore: 50, outer: 57 } as const
const [seat, rim] = [tank.bore * 0.6, tank.bore * 0.86]

/** Head that joins body and reservoir, with the oil passage and the compression adjuster. `x` is its inner face. */
export function drawHeads(pen: Section, x: number): void {
  pen.begin(0)
  pen.solid('head', x, x + 84, 0, bore)
  pen.solid('head', x, x + 84, 0, tank.outer, tankAxis)
  const [top, bottom] = [tankAxis - tank.outer - 5, outer + 4]
  pen.face(
    'cutDark',
    path`M${x - 14} ${bottom}V${outer}H${x}V${-outer}H${x - 14}Q${x - 22} ${-outer} ${x - 22} ${-outer - 10}V${tankAxis + tank.outer + 2}H${x - 22}V${tankAxis + tank.outer}H${x}V${tankAxis - tank.outer}H${x - 22}V${top}H${x + 70}Q${x + 84} ${top} ${x + 84} ${top + 14}V${bottom - 14}Q${x + 84} ${bottom} ${x + 70} ${bottom}Z`,
    'left',
  )
  pen.face(
    'passage',
    path`M${x} ${-40}H${x + 26}Q${x + 30} ${-40} ${x + 30} ${-44}V${tankAxis + 20}Q${x + 30} ${tankAxis + 16} ${x + 26} ${tankAxis + 16}H${x}V${tankAxis - 16}H${x + 50}Q${x + 62} ${tankAxis - 16} ${x + 62} ${tankAxis - 4}V${-20}Q${x + 62} ${-8} ${x + 50} ${-8}H${x}Z`,
  )
  pen.wash('passage', rect(x - 2, -39, 5, 30))
  pen.wash('passage', rect(x - 2, tankAxis - 15, 5, 30))
  pen.face(
    'zinc',
    path`M${x + 44} ${tankAxis - 7}L${x + 56} ${tankAxis - 9}H${x + 84}V${tankAxis + 9}H${x + 56}L${x + 44} ${tankAxis + 7}Z`,
  )
  pen.face('seal', circle(x + 74, tankAxis - 9, 4))
  pen.face('seal', circle(x + 74, tankAxis + 9, 4))
  pen.face('red', rect(x + 84, tankAxis - 30, 26, 60, 4))
  pen.line([-22, -15, -8, 0, 8, 15, 22].map((dy) => path`M${x + 86} ${tankAxis + dy}H${x + 108}`).join(''), 'dark', 1)
  drawEye(pen, x + 146, -1, 31)
}

/** Red knob with its marks. */
function drawKnob(pen: Section, x: number, y: number, width: number, height: number): void {
  pen.face('red', rect(x, y, width, height, 4))
  pen.line(
    [0.15, 0.32, 0.5, 0.68, 0.85].map((part) => path`M${x + part * width} ${y + 2}V${y + height - 2}`).join(''),
    'dark',
    1,
  )
}

const hosePath = (x: number) => path`M${x + 84} -62C${x + 142} -62 ${x + 142} ${tankAxis} ${x + 84} ${tankAxis}`

/** Two heads and the hose between them. `x` is the inner face of both. */
export function drawHoseHeads(pen: Section, x: number): void {
  pen.begin(0)
  pen.solid('head', x, x + 84, 0, bore)
  pen.solid('head', x, x + 84, 0, tank.outer, tankAxis)
  const [top, end] = [tankAxis - tank.outer - 5, x + 84]
  for (const [width, tone] of [
    [30, 'dark'],
    [27, 'rubber'],
    [14, 'dark'],
    [11, 'oil'],
  ] as const)
    pen.line(hosePath(x), tone, width)
  pen.face(
    'cutDark',
    path`M${x - 14} ${outer + 4}V${outer}H${x}V${-outer}H${x - 14}V${-outer - 4}H${end - 10}Q${end} ${-outer - 4} ${end} ${-outer + 6}V${outer - 10}Q${end} ${outer + 4} ${end - 14} ${outer + 4}Z`,
    'left',
  )
  pen.face(
    'cutDark',
    path`M${x - 22} ${tankAxis + tank.outer + 5}V${tankAxis + tank.outer}H${x}V${tankAxis - tank.outer}H${x - 22}V${top}H${end - 12}Q${end} ${top} ${end} ${top + 12}V${tankAxis + tank.outer - 7}Q${end} ${tankAxis + tank.outer + 5} ${end - 12} ${tankAxis + tank.outer + 5}Z`,
    'left',
  )
  for (const y of [-62, tankAxis]) {
    pen.face('passage', rect(x, y - 11, 84, 22))
    pen.wash('passage', rect(x - 2, y - 10, 5, 20))
    pen.face('brass', rect(end - 6, y - 20, 24, 40, 3))
    pen.line(path`M${end - 6} ${y - 7}H${end + 18}M${end - 6} ${y + 7}H${end + 18}`)
  }
  pen.face(
    'zinc',
    path`M${x + 36} ${top}V${tankAxis - 16}L${x + 41} ${tankAxis - 3}H${x + 47}L${x + 52} ${tankAxis - 16}V${top}Z`,
  )
  for (const side of [-8, 8]) pen.face('seal', circle(x + 44 + side, top + 12, 4))
  drawKnob(pen, x + 16, top - 28, 56, 28)
  drawEye(pen, x + 146, -1, 31)
}

/** From the mouth of the reservoir through the compression valve, and back. */
const intoTank = (head: number, valve: number) =>
  path`H${head + 4}C${head - 10} ${tankAxis} ${head - 6} ${tankAxis - rim} ${head - 24} ${tankAxis - rim}H${valve + 30}L${valve - 1} ${tankAxis - seat}C${valve - 12} ${tankAxis - seat + 6} ${valve - 10} ${tankAxis - rim} ${valve - 30} ${tankAxis - rim}H${valve - 44}`
const outOfTank = (head: number, valve: number) =>
  path`M${valve - 52} ${tankAxis + rim}H${valve}L${valve + 31} ${tankAxis + seat}C${valve + 44} ${tankAxis + seat} ${head - 12} ${tankAxis} ${head + 6} ${tankAxis}`

/** The way of the oil through the passage of a piggyback. */
export function drawTankFlow(pen: Section, head: number, valve: number): void {
  drawFlow(
    pen,
    'in',
    path`M${head - 40} ${-24}H${head + 30}Q${head + 46} ${-24} ${head + 46} ${-44}V${tankAxis + 20}Q${head + 46} ${tankAxis} ${head + 28} ${tankAxis}` +
      intoTank(head, valve),
    [valve - 43, tankAxis - rim],
    -1,
  )
  drawFlow(
    pen,
    'out',
    outOfTank(head, valve) +
      path`H${head + 28}Q${head + 46} ${tankAxis} ${head + 46} ${tankAxis + 20}V${-44}Q${head + 46} ${-24} ${head + 30} ${-24}H${head - 26}`,
    [head - 26, -24],
    -1,
  )
}

/** The way of the oil through the hose. */
export function drawHoseFlow(pen: Section, head: number, valve: number): void {
  const end = head + 84
  drawFlow(
    pen,
    'in',
    path`M${head - 40} -62H${end}C${head + 142} -62 ${head + 142} ${tankAxis} ${end} ${tankAxis}` +
      intoTank(head, valve),
    [valve - 43, tankAxis - rim],
    -1,
  )
  drawFlow(
    pen,
    'out',
    outOfTank(head, valve) + path`H${end}C${head + 142} ${tankAxis} ${head + 142} -62 ${end} -62H${head - 26}`,
    [head - 26, -62],
    -1,
  )
}
