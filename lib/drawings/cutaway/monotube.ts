import { path } from '../geometry'
import { rect } from '../pen'
import { drawBumpStop, drawEye, drawFloatingPiston, drawGuide, drawRodAndPiston, drawTube } from './parts'
import type { Scene, Target } from './scene'
import { createSection, type Section } from './section'

export const monotube = { bore: 79, outer: 88 } as const
const { bore, outer } = monotube
/** Share of the gas of an emulsion damper that is mixed into the oil. */
const emulsionShare = 0.35

/** Where the parts on the rod lie in every damper with an eye at the rod's end, extended. */
export function layOutRod(travel: number) {
  const guide = 88 + travel
  return { guide, inside: guide + 66, piston: guide + 120, nutEnd: guide + 200 }
}

/** Eye, bump stop, rod and piston. */
export function drawRodEnd(pen: Section, travel: number, rod: number, insideBore: number): void {
  const { piston } = layOutRod(travel)
  drawRodAndPiston(pen, { rate: travel, rodFrom: 40, piston, rod, bore: insideBore })
  pen.begin(travel)
  drawEye(pen, 0, 1, 8)
  drawBumpStop(pen, 42, rod)
}

/** Cap with the eye of the body and the filling valve. `x` is its inner face. */
function drawGasCap(pen: Section, x: number): void {
  pen.begin(0)
  pen.cut('cap', 'cutDark', x, x + 56, 0, bore, { hatch: 'left' })
  pen.face('dark', rect(x + 44, -outer, 24, 2 * outer, 6))
  for (const side of [-1, 1]) pen.face('seal', rect(x + 12, side === 1 ? bore - 5 : -bore, 9, 5, 1))
  pen.face('gas', path`M${x} ${-6}H${x + 22}V${-bore - 2}H${x + 32}V${6}H${x}Z`)
  pen.face('brass', rect(x + 20, -outer - 22, 14, 58, 2))
  pen.line(
    path`M${x + 20} ${-outer - 12}H${x + 34}M${x + 20} ${-outer - 7}H${x + 34}M${x + 20} ${-outer - 2}H${x + 34}`,
    'dark',
    1,
  )
  drawEye(pen, x + 124, -1, 22)
}

const spots = [
  [0.06, -0.7, 5],
  [0.12, 0.35, 3.4],
  [0.17, -0.3, 4],
  [0.22, 0.72, 5.4],
  [0.27, -0.62, 3],
  [0.33, 0.1, 4.6],
  [0.38, -0.85, 3.6],
  [0.42, 0.55, 3.2],
  [0.47, -0.2, 5],
  [0.52, 0.82, 4],
  [0.56, -0.55, 5.6],
  [0.61, 0.3, 3.6],
  [0.65, -0.05, 4.4],
  [0.69, 0.66, 6],
  [0.73, -0.78, 4.6],
  [0.77, 0.12, 3.4],
  [0.8, -0.4, 6.2],
  [0.83, 0.45, 4.4],
  [0.86, 0.8, 5],
  [0.88, -0.66, 5.4],
  [0.9, -0.1, 6.4],
  [0.93, 0.28, 5],
  [0.95, -0.36, 4.2],
  [0.965, 0.62, 6],
  [0.975, -0.8, 5],
] as const

/** Bubbles grow and crowd together towards the gas. */
function drawBubbles(pen: Section, from: number, to: number): void {
  for (const [along, across, r] of spots) pen.bubble(from + along * (to - from), across * (bore - 8), r)
}

/** One tube for oil and gas, with or without a floating piston between them. */
export function buildMonotube(share: number, travel: number, kind: 'emulsion' | 'floating-piston'): Scene {
  const pen = createSection()
  const rod = bore * share
  const shift = travel * share ** 2
  const { guide, inside, piston, nutEnd } = layOutRod(travel)
  const free = nutEnd + travel + 36
  const isFloating = kind === 'floating-piston'
  // The surface of an emulsion moves less than a floating piston: part of the squeeze happens in the bubbles.
  const rate = isFloating ? shift : shift * (1 - emulsionShare)
  const border = isFloating ? free - shift : free
  const gasFrom = isFloating ? border + 46 : border
  const end = gasFrom + (isFloating ? Math.max(112, 2.9 * shift) : Math.max(84, 2.2 * shift))
  pen.begin(0)
  pen.chamber('bore', inside, end, 0, bore)
  if (!isFloating) drawBubbles(pen, inside, border)
  pen.fillGas({ x: gasFrom, rate }, { x: end, rate: 0 }, 0, bore)
  if (isFloating) drawFloatingPiston(pen, { rate, x: border, width: 46, bore, gasSide: 1 })
  pen.begin(0)
  drawTube(pen, 'body', guide - 4, end + 50, bore, outer)
  drawGuide(pen, guide, rod, bore)
  drawGasCap(pen, end)
  drawRodEnd(pen, travel, rod, bore)
  const targets: Target[] = [
    { part: 'bumpStop', at: [56, -rod - 12], rate: travel, side: 'top' },
    { part: 'guide', at: [guide + 44, -(rod + bore) / 2 - 6], rate: 0, side: 'top' },
    { part: 'rod', at: [inside + 19, -rod * 0.3], rate: travel * 0.5, side: 'top' },
    { part: 'compressionShims', at: [piston - 9, -bore * 0.48], rate: travel, side: 'top' },
    ...(isFloating
      ? [{ part: 'floatingPiston' as const, at: [border + 12, -bore * 0.55] as const, rate, side: 'top' as const }]
      : []),
    { part: 'valve', at: [end + 27, -outer - 12], rate: 0, side: 'top' },
    { part: 'body', at: [inside + 14, (bore + outer) / 2], rate: 0, side: 'bottom' },
    { part: 'piston', at: [piston + 16, bore * 0.38], rate: travel, side: 'bottom' },
    { part: 'reboundShims', at: [piston + 45, bore * 0.5], rate: travel, side: 'bottom' },
    {
      part: isFloating ? 'oil' : 'emulsion',
      at: [(nutEnd + border) / 2 + 6, bore * 0.3],
      rate: (travel + rate) / 2,
      side: 'bottom',
    },
    { part: 'gas', at: [(gasFrom + end) / 2, bore * 0.25], rate: rate / 2, side: 'bottom' },
  ]
  return {
    ...pen,
    targets,
    rod: 'down',
    bubbleShare: isFloating ? 0 : emulsionShare,
    extent: { left: -33, right: end + 157, top: -outer - 22, bottom: outer },
    stroke: { from: 0, y: 70, edge: 33 },
  }
}
