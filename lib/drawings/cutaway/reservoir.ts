import { path } from '../geometry'
import { circle, rect } from '../pen'
import { drawHeads, drawHoseHeads, drawHoseFlow, drawTankFlow, tank, tankAxis as axis } from './heads'
import { drawRodEnd, layOutRod, monotube } from './monotube'
import { drawFloatingPiston, drawGuide, drawPistonBody, drawStacks, drawTube } from './parts'
import type { Scene, Target } from './scene'
import { createSection, type Section } from './section'

const { bore, outer } = monotube

/** Compression valve at the mouth of the reservoir; its stack lifts to the left. */
function drawCompressionValve(pen: Section, x: number): void {
  const shifted = createSection()
  shifted.begin(0)
  shifted.bar('valve bolt', 'zinc', x - 40, x + 46, 9)
  drawPistonBody(shifted, 'compressionValve', x, 30, 9, tank.bore)
  drawStacks(shifted, { rate: 0, left: x, right: x + 30, core: 9, rim: tank.bore * 0.78, lifts: 'left' })
  shifted.bar('valve nut', 'zinc', x - 40, x - 25, 17, { corner: 2 })
  for (const layer of shifted.layers) pen.layers.push({ ...layer, lift: axis })
  for (const ring of shifted.solids) pen.solids.push({ ...ring, axis })
}

/** Cap with the filling valve; `x` is its inner face, the gas lies to its right. */
function drawTankCap(pen: Section, x: number): void {
  pen.begin(0)
  pen.face('brass', rect(x - 62, axis - 7, 32, 14, 2))
  pen.line(path`M${x - 56} ${axis - 7}V${axis + 7}M${x - 51} ${axis - 7}V${axis + 7}M${x - 46} ${axis - 7}V${axis + 7}`)
  pen.cut('tank cap', 'cutDark', x - 36, x, 0, tank.bore, { axis, hatch: 'left' })
  pen.face('gas', rect(x - 26, axis - 4, 26, 8))
  for (const side of [-1, 1]) pen.face('seal', circle(x - 16, axis + side * (tank.bore - 4.5), 4.5))
}

/** A reservoir on the body or on a hose: the rod's oil passes the compression valve and moves the floating piston. */
export function buildReservoir(share: number, travel: number, hasHose: boolean): Scene {
  const pen = createSection()
  const rod = bore * share
  const { guide, inside, piston, nutEnd } = layOutRod(travel)
  const head = nutEnd + travel + 44
  const valve = head - 62
  const shift = (travel * rod ** 2) / tank.bore ** 2
  const border = valve - 70
  const gasTo = border - 36
  const end = gasTo - Math.max(150, 2.3 * shift)
  pen.begin(0)
  pen.chamber('bore', inside, head, 0, bore)
  pen.chamber('tank', end, head, 0, tank.bore, axis)
  pen.fillGas({ x: end, rate: 0 }, { x: gasTo, rate: -shift }, 0, tank.bore, axis)
  drawFloatingPiston(pen, { rate: -shift, x: gasTo, width: 36, bore: tank.bore, axis, gasSide: -1 })
  pen.begin(0)
  drawTube(pen, 'body', guide - 4, head, bore, outer)
  drawTube(pen, 'tank', end - 40, head, tank.bore, tank.outer, axis)
  drawGuide(pen, guide, rod, bore)
  drawTankCap(pen, end)
  if (hasHose) drawHoseHeads(pen, head)
  else drawHeads(pen, head)
  drawCompressionValve(pen, valve)
  drawRodEnd(pen, travel, rod, bore)
  if (hasHose) drawHoseFlow(pen, head, valve)
  else drawTankFlow(pen, head, valve)
  const targets: Target[] = [
    { part: 'bumpStop', at: [56, -rod - 12], rate: travel, side: 'top' },
    { part: 'valve', at: [end - 50, axis - 2], rate: 0, side: 'top' },
    { part: 'gas', at: [(end + gasTo) / 2, axis - 16], rate: -shift / 2, side: 'top' },
    { part: 'floatingPiston', at: [gasTo + 30, axis - 24], rate: -shift, side: 'top' },
    { part: 'compressionValve', at: [valve + 14, axis - tank.bore * 0.34], rate: 0, side: 'top' },
    {
      part: 'compressionAdjuster',
      at: hasHose ? [head + 44, axis - tank.outer - 20] : [head + 98, axis - 22],
      rate: 0,
      side: 'top',
    },
    { part: 'guide', at: [guide + 44, (rod + bore) / 2 + 6], rate: 0, side: 'bottom' },
    { part: 'rod', at: [inside + 19, rod * 0.3], rate: travel * 0.5, side: 'bottom' },
    { part: 'piston', at: [piston + 16, bore * 0.38], rate: travel, side: 'bottom' },
    { part: 'reboundShims', at: [piston + 45, bore * 0.5], rate: travel, side: 'bottom' },
    { part: 'oil', at: [(nutEnd + head) / 2, bore * 0.3], rate: travel / 2, side: 'bottom' },
    { part: hasHose ? 'hose' : 'passage', at: hasHose ? [head + 112, -64] : [head + 50, -30], rate: 0, side: 'bottom' },
  ]
  return {
    ...pen,
    targets,
    rod: 'down',
    bubbleShare: 0,
    extent: { left: -33, right: head + 179, top: axis - tank.outer - (hasHose ? 33 : 5), bottom: outer + 4 },
    stroke: { from: 0, y: 70, edge: 33 },
  }
}
