import { path } from '../geometry'
import { circle, rect } from '../pen'
import type { Section } from './section'

/** An eye with its neck towards the body; `side` is where the body lies. */
export function drawEye(pen: Section, x: number, side: -1 | 1, neck: number): void {
  const r = 33
  const far = x + side * (r + neck)
  pen.solid('eye', Math.min(x - r, far), Math.max(x + r, far), 0, r)
  pen.face('dark', path`M${x} ${-19}H${far}V${19}H${x}Z`)
  pen.face('dark', circle(x, 0, r))
  pen.line(circle(x, 0, r - 5), 'light', 0.8)
  pen.face('rubber', circle(x, 0, 22))
  pen.face('zinc', circle(x, 0, 16))
  pen.face('bubble', circle(x, 0, 9))
}

/** A cone of urethane on the rod that meets the guide at the end of the stroke. */
export function drawBumpStop(pen: Section, x: number, rod: number): void {
  const width = 34
  pen.solid('bumpStop', x, x + width, rod, rod + 22)
  for (const side of [-1, 1]) {
    const y = (height: number) => side * (rod + height)
    pen.face(
      'rubber',
      path`M${x} ${y(0)}V${y(17)}Q${x} ${y(22)} ${x + 5} ${y(22)}H${x + 8}Q${x + 13} ${y(22)} ${x + 14} ${y(14)}Q${x + 16} ${y(18)} ${x + 19} ${y(18)}Q${x + 24} ${y(18)} ${x + 25} ${y(10)}Q${x + 27} ${y(12)} ${x + 29} ${y(12)}Q${x + width} ${y(11)} ${x + width} ${y(4)}V${y(0)}Z`,
    )
    pen.line(path`M${x + 3} ${y(18)}H${x + 9}M${x + 17} ${y(14.5)}H${x + 21}`, 'light', 1)
  }
}

/** Rod guide: housing, bush, oil seal, wiper, O-ring and the bumper for full extension. `x` is its outer face, 66 wide with a 10 bumper. */
export function drawGuide(pen: Section, x: number, rod: number, outer: number): void {
  const bush = rod + 5
  pen.wash('cutDark', rect(x, -bush, 66, 2 * bush))
  pen.cut('guide', 'cutDark', x, x + 66, bush, outer, { hatch: 'left' })
  for (const side of [-1, 1]) {
    pen.face('bronze', rect(x + 34, side === 1 ? rod : -bush, 30, 5))
    pen.face(
      'seal',
      path`M${x + 12} ${side * rod}H${x + 30}V${side * (rod + 4)}H${x + 25}V${side * (rod + 9)}H${x + 30}V${side * (rod + 15)}H${x + 12}Z`,
    )
    pen.line(path`M${x + 22} ${side * (rod + 11)}H${x + 28}`, 'light', 1)
    pen.face('seal', path`M${x - 6} ${side * rod}L${x - 1} ${side * (rod + 8)}H${x + 6}V${side * rod}Z`)
    pen.face('seal', circle(x + 49, side * (outer - 5), 5))
    pen.face('zinc', rect(x + 3, side === 1 ? outer - 4 : -outer - 3, 5, 7))
  }
  pen.solid('guide bush', x + 34, x + 64, rod, bush)
  pen.cut('topOut', 'rubber', x + 66, x + 76, rod + 4, rod + 18, { corner: 3 })
}

const plates = [0, 1, 2, 3]

/** A stack of shims that springs off the face at `x`; `dir` is the side it lies on, `lift` how far its rim is bent away. */
function drawStack(pen: Section, x: number, dir: -1 | 1, core: number, rim: number, lift: number): void {
  const clamp = core + 9
  const d = plates
    .flatMap((i) =>
      [-1, 1].map((side) => {
        const at = x + dir * (2.2 + i * 4.2)
        const end = rim - i * (rim - clamp) * 0.2
        const bend = dir * lift * ((end - clamp) / (rim - clamp)) ** 1.6
        return path`M${at} ${side * core}V${side * clamp}Q${at} ${side * ((clamp + end) / 2)} ${at + bend} ${side * end}`
      }),
    )
    .join('')
  pen.line(d, 'dark', 3.8)
  pen.line(d, 'steel', 2.2)
}

/** Both states of a pair of stacks: the one that lifts while the damper goes in, and the one for the way out. A base valve has none on the left. */
export function drawStacks(
  pen: Section,
  {
    rate,
    left,
    right,
    core,
    rim,
    lifts,
  }: { rate: number; left?: number; right: number; core: number; rim: number; lifts: 'left' | 'right' },
): void {
  for (const flow of ['in', 'out'] as const) {
    const open = (flow === 'in') === (lifts === 'left') ? 'left' : 'right'
    pen.begin(rate, { flow })
    if (left !== undefined) drawStack(pen, left, -1, core, rim, open === 'left' ? 8 : 0)
    drawStack(pen, right, 1, core, rim, open === 'right' ? 8 : 0)
  }
  pen.begin(rate)
  if (left !== undefined) pen.solid('left stack', left - 26, left, core, rim)
  pen.solid('right stack', right, right + 26, core, rim)
}

/** A piston body in section with slanted ports: the upper one opens to the stack on the left, the lower one to that on the right. */
export function drawPistonBody(pen: Section, name: string, x: number, width: number, core: number, bore: number): void {
  const [rim, seat] = [bore * 0.92, bore * 0.6]
  pen.cut(name, 'bronze', x, x + width, core, bore)
  pen.wash('oil', path`M${x} ${-(seat - 8)}L${x + width} ${-(rim - 10)}V${-rim}L${x} ${-(seat + 4)}Z`)
  pen.wash('oil', path`M${x + width} ${seat - 8}L${x} ${rim - 10}V${rim}L${x + width} ${seat + 4}Z`)
  pen.line(
    path`M${x} ${-(seat - 8)}L${x + width} ${-(rim - 10)}M${x + width} ${-rim}L${x} ${-(seat + 4)}M${x + width} ${seat - 8}L${x} ${rim - 10}M${x} ${rim}L${x + width} ${seat + 4}`,
    'dark',
    0.9,
  )
  for (const side of [-1, 1]) pen.face('seal', rect(x + 5, side === 1 ? bore - 4 : -bore, width - 10, 4, 1))
}

/** Path of an arrow head at x, y that points to the left (-1) or right. */
export function arrowHead(x: number, y: number, dir: -1 | 1): string {
  return path`M${x + dir * 15} ${y}L${x} ${y - 7}V${y + 7}Z`
}

/** The way of the oil through a piston body, for both directions. */
function drawPistonFlow(
  pen: Section,
  { rate, x, width, bore }: { rate: number; x: number; width: number; bore: number },
): void {
  const [rim, seat, over] = [bore * 0.86, bore * 0.6, bore * 0.86]
  // Short enough on the left for the extended damper, whose piston is close to the guide.
  const [before, reach] = [50, 74]
  pen.begin(rate, { flow: 'in' })
  pen.line(
    path`M${x + width + reach} ${-rim}H${x + width}L${x - 1} ${-seat}C${x - 12} ${-seat + 6} ${x - 10} ${-over} ${x - 34} ${-over}H${x - before + 14}`,
    'flow',
    4,
  )
  pen.wash('flow', arrowHead(x - before + 15, -over, -1))
  pen.begin(rate, { flow: 'out' })
  pen.line(
    path`M${x - before} ${rim}H${x}L${x + width + 1} ${seat}C${x + width + 12} ${seat - 6} ${x + width + 10} ${over} ${x + width + 34} ${over}H${x + width + reach - 14}`,
    'flow',
    4,
  )
  pen.wash('flow', arrowHead(x + width + reach - 15, over, 1))
}

/** Rod, piston, stacks and nut: everything that goes in with the wheel. `piston` is the left face of the piston when extended. */
export function drawRodAndPiston(
  pen: Section,
  { rate, rodFrom, piston, rod, bore }: { rate: number; rodFrom: number; piston: number; rod: number; bore: number },
): void {
  const core = rod * 0.62
  pen.begin(rate)
  pen.bar('rod', 'rod', rodFrom, piston - 27, rod)
  pen.line(path`M${rodFrom} ${-rod * 0.45}H${piston - 27}`, 'light', 1)
  pen.bar('spindle', 'zinc', piston - 27, piston + 56, core)
  drawPistonBody(pen, 'piston', piston, 36, core, bore)
  drawStacks(pen, { rate, left: piston, right: piston + 36, core, rim: bore * 0.78, lifts: 'left' })
  pen.bar('nut', 'zinc', piston + 56, piston + 80, core + 9, { corner: 3 })
  pen.line(path`M${piston + 56} ${-core * 0.5}H${piston + 80}M${piston + 56} ${core * 0.5}H${piston + 80}`)
  drawPistonFlow(pen, { rate, x: piston, width: 36, bore })
}

/** A floating piston with band and O-ring; the recess faces the gas. */
export function drawFloatingPiston(
  pen: Section,
  {
    rate,
    x,
    width,
    bore,
    axis = 0,
    gasSide,
  }: { rate: number; x: number; width: number; bore: number; axis?: number; gasSide: -1 | 1 },
): void {
  pen.begin(rate)
  pen.solid('floatingPiston', x, x + width, 0, bore, axis)
  const [face, back] = gasSide === 1 ? [x + width, x] : [x, x + width]
  const floor = back + gasSide * width * 0.36
  pen.wash('gas', rect(x, axis - bore, width, 2 * bore))
  pen.face(
    'cutDark',
    path`M${back} ${axis - bore}H${face}V${axis - bore * 0.62}L${floor} ${axis - bore * 0.5}V${axis + bore * 0.5}L${face} ${axis + bore * 0.62}V${axis + bore}H${back}Z`,
    'left',
  )
  for (const side of [-1, 1]) {
    pen.face('seal', circle(x + width / 2, axis + side * (bore - 4.5), 4.5))
    pen.face('seal', rect(back + (gasSide === 1 ? 4 : -12), axis + (side === 1 ? bore - 3 : -bore), 8, 3))
  }
}

/** Body tube in section. */
export function drawTube(
  pen: Section,
  name: string,
  from: number,
  to: number,
  inner: number,
  outer: number,
  axis = 0,
): void {
  pen.cut(name, 'cut', from, to, inner, outer, { axis })
}
