import { path } from '../geometry'
import { rect } from '../pen'
import { baseValveSpace, drawBaseValve, drawCheckPlate, drawFlow } from './base-valve'
import { drawRodEnd, layOutRod } from './monotube'
import { drawEye, drawGuide, drawTube } from './parts'
import type { Scene, Target } from './scene'
import { createSection, type Section } from './section'

const [bore, innerTube, reserve, outer] = [52, 59, 81, 88]

/** Foot of the outer tube: a dished cap, welded. `x` is its inner face. */
function drawFoot(pen: Section, x: number): void {
  pen.begin(0)
  pen.solid('foot', x, x + 16, 0, reserve)
  pen.face(
    'cut',
    path`M${x - 10} ${-outer}H${x}C${x + 22} ${-outer} ${x + 22} ${-50} ${x + 22} 0C${x + 22} 50 ${x + 22} ${outer} ${x} ${outer}H${x - 10}V${reserve}H${x - 4}C${x + 13} ${reserve} ${x + 13} 50 ${x + 13} 0C${x + 13} -50 ${x + 13} ${-reserve} ${x - 4} ${-reserve}H${x - 10}Z`,
    'left',
  )
  drawEye(pen, x + 68, -1, 14)
}

/** Displaced oil goes through the base valve and back over the check plate. */
function drawReserveFlow(pen: Section, x: number, foot: number): void {
  const lane = (innerTube + reserve) / 2
  const behind = x + baseValveSpace.width
  for (const [flow, side] of [
    ['in', 1],
    ['out', -1],
  ] as const) {
    const y = side * bore
    if (flow === 'in')
      drawFlow(
        pen,
        flow,
        path`M${x - 60} ${y * 0.86}H${x}L${behind} ${y * 0.6}C${behind + 12} ${y * 0.66} ${behind + 10} ${y * 0.9} ${behind + 30} ${y * 0.9}C${foot - 8} ${y * 0.9} ${foot - 8} ${side * lane} ${foot - 26} ${side * lane}H${x - 40}`,
        [x - 40, side * lane],
        -1,
      )
    else
      drawFlow(
        pen,
        flow,
        path`M${x - 54} ${side * lane}H${foot - 26}C${foot - 8} ${side * lane} ${foot - 8} ${y * 0.88} ${behind + 30} ${y * 0.88}H${behind}L${x} ${y * 0.6}C${x - 4} ${y * 0.6} ${x - 6} ${y * 0.92} ${x - 24} ${y * 0.92}H${x - 66}`,
        [x - 66, y * 0.92],
        -1,
      )
  }
}

/** Two tubes: the rod's oil goes through the base valve into the outer one and compresses the gas above it. */
export function buildTwinTube(share: number, travel: number): Scene {
  const pen = createSection()
  const rod = bore * share
  const { guide, inside, piston, nutEnd } = layOutRod(travel)
  const valve = nutEnd + travel + 40 + baseValveSpace.before
  const tubeEnd = valve + baseValveSpace.width
  const foot = tubeEnd + baseValveSpace.behind + 26
  const rise = (travel * rod ** 2) / (reserve ** 2 - innerTube ** 2)
  const level = inside + Math.max(130, 3.2 * rise)
  pen.begin(0)
  pen.wash('oil', rect(tubeEnd, -reserve, foot + 16 - tubeEnd, 2 * reserve, 10))
  pen.chamber('bore', inside, tubeEnd, 0, bore)
  pen.chamber('reserve', inside, foot, innerTube, reserve)
  pen.fillGas({ x: inside, rate: 0 }, { x: level, rate: -rise }, innerTube, reserve)
  pen.begin(0)
  drawTube(pen, 'outerTube', guide - 4, foot - 6, reserve, outer)
  pen.cut('innerTube', 'cut', inside, tubeEnd, bore, innerTube, { hatch: 'left' })
  drawGuide(pen, guide, rod, reserve)
  drawBaseValve(pen, { x: valve, bore })
  drawCheckPlate(pen, valve, bore)
  drawFoot(pen, foot)
  drawRodEnd(pen, travel, rod, bore)
  drawReserveFlow(pen, valve, foot)
  const lane = (innerTube + reserve) / 2
  const targets: Target[] = [
    { part: 'bumpStop', at: [56, -rod - 12], rate: travel, side: 'top' },
    { part: 'guide', at: [guide + 44, -(rod + reserve) / 2 - 6], rate: 0, side: 'top' },
    { part: 'rod', at: [inside + 19, -rod * 0.3], rate: travel * 0.5, side: 'top' },
    { part: 'compressionShims', at: [piston - 9, -bore * 0.56], rate: travel, side: 'top' },
    { part: 'innerTube', at: [valve - 66, -(bore + innerTube) / 2], rate: 0, side: 'top' },
    { part: 'checkValve', at: [valve - 3, -bore * 0.66], rate: 0, side: 'top' },
    { part: 'gas', at: [inside + 18, lane], rate: 0, side: 'bottom' },
    { part: 'piston', at: [piston + 16, bore * 0.36], rate: travel, side: 'bottom' },
    { part: 'reboundShims', at: [piston + 45, bore * 0.5], rate: travel, side: 'bottom' },
    { part: 'reserveOil', at: [valve - 62, lane], rate: 0, side: 'bottom' },
    { part: 'baseValve', at: [valve + 17, bore * 0.34], rate: 0, side: 'bottom' },
    { part: 'outerTube', at: [foot - 24, (reserve + outer) / 2], rate: 0, side: 'bottom' },
  ]
  return {
    ...pen,
    targets,
    rod: 'up',
    bubbleShare: 0,
    extent: { left: -33, right: foot + 101, top: -outer, bottom: outer },
    stroke: { from: 0, y: 70, edge: 33 },
  }
}
