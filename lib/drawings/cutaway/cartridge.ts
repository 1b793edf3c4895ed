import { path } from '../geometry'
import { circle, rect } from '../pen'
import { baseValveSpace, drawBaseValve, drawCheckPlate, drawFlow } from './base-valve'
import { drawFloatingPiston, drawGuide, drawRodAndPiston, drawTube } from './parts'
import type { Scene, Target } from './scene'
import { createSection, type Section } from './section'

const [bore, outer] = [53, 60]
const upperTube = { inner: 78, outer: 86 } as const
const lowerTube = { inner: 91, outer: 101 } as const
const coils = 9
const wire = 15
const meanRadius = 44

/** Fork cap with the rebound adjuster; it moves with the upper tube. */
function drawCap(pen: Section, travel: number, tubeEnd: number): void {
  pen.begin(travel)
  pen.cut('upperTube', 'cut', 6, tubeEnd, upperTube.inner, upperTube.outer)
  pen.bar('cap', 'dark', -14, 34, upperTube.inner)
  pen.face('dark', rect(-22, -upperTube.outer - 3, 22, 2 * upperTube.outer + 6, 5))
  pen.line(path`M-22 -30H0M-22 30H0M-22 -62H0M-22 62H0`, 'light', 0.8)
  for (const side of [-1, 1]) pen.face('seal', circle(18, side * (upperTube.inner - 4), 4))
  pen.face('red', rect(-48, -19, 26, 38, 4))
  pen.line(path`M-46 -12H-24M-46 -6H-24M-46 0H-24M-46 6H-24M-46 12H-24`)
  pen.bar('spring seat', 'alloy', 34, 46, meanRadius + 12, { corner: 3 })
}

/** The cut coils of the fork spring between cap and cartridge; each moves its own share of the stroke. */
function drawForkSpring(pen: Section, travel: number, from: number, to: number): number {
  const pitch = (to - from - wire) / (coils - 1)
  for (let i = 0; i < coils; i++) {
    const x = from + wire / 2 + i * pitch
    pen.begin(travel * (1 - i / (coils - 1)))
    pen.solid(`coil ${i}`, x - wire / 2, x + wire / 2, meanRadius - wire / 2, meanRadius + wire / 2)
    for (const side of [-1, 1]) {
      pen.face('spring', circle(x, side * meanRadius, wire / 2))
      pen.line(path`M${x - 3} ${side * meanRadius + 3}L${x + 3} ${side * meanRadius - 3}`, 'light', 1)
    }
  }
  return from + wire / 2 + 2 * pitch
}

/** Lower leg: tube, oil seal at its lip, bottom with the bolt of the cartridge. */
function drawLeg(pen: Section, from: number, end: number): void {
  pen.begin(0)
  pen.cut('lowerTube', 'cutDark', from, end + 36, lowerTube.inner, lowerTube.outer, { hatch: 'left' })
  for (const side of [-1, 1]) {
    pen.face(
      'seal',
      rect(from + 5, side === 1 ? upperTube.outer : -lowerTube.inner, 20, lowerTube.inner - upperTube.outer),
    )
    pen.face(
      'bronze',
      rect(from + 34, side === 1 ? upperTube.outer : -lowerTube.inner, 36, lowerTube.inner - upperTube.outer),
    )
  }
  pen.cut('bottom', 'cutDark', end + 16, end + 42, 0, lowerTube.outer, { hatch: 'left', corner: 3 })
  pen.bar('cartridge end', 'alloy', end, end + 17, bore)
  pen.face('zinc', rect(end + 14, -12, 32, 24))
  pen.face('zinc', rect(end + 40, -18, 14, 36, 2))
}

/** A closed fork cartridge in its leg: spring and rod above, base valve and gas-backed floating piston below. */
export function buildCartridge(share: number, travel: number): Scene {
  const pen = createSection()
  const rod = bore * share
  const guide = 46 + travel + coils * (wire + 1) + 8
  const [inside, piston, nutEnd] = [guide + 66, guide + 120, guide + 200]
  const valve = nutEnd + travel + 30 + baseValveSpace.before
  const shift = travel * share ** 2
  const border = valve + baseValveSpace.width + baseValveSpace.behind + 4
  const gasFrom = border + 36
  const end = gasFrom + 2.5 * shift
  pen.begin(0)
  pen.chamber('bore', inside, end, 0, bore)
  pen.fillGas({ x: gasFrom, rate: shift }, { x: end, rate: 0 }, 0, bore)
  drawFloatingPiston(pen, { rate: shift, x: border, width: 36, bore, gasSide: 1 })
  pen.begin(0)
  drawTube(pen, 'body', guide - 4, end + 14, bore, outer)
  drawGuide(pen, guide, rod, bore)
  drawBaseValve(pen, { x: valve, bore })
  drawCheckPlate(pen, valve, bore)
  drawRodAndPiston(pen, { rate: travel, rodFrom: 34, piston, rod, bore })
  const springAt = drawForkSpring(pen, travel, 46, guide - 4)
  drawCap(pen, travel, guide + 30)
  drawLeg(pen, guide - 44, end)
  const behind = valve + baseValveSpace.width
  drawFlow(
    pen,
    'in',
    path`M${valve - 46} ${bore * 0.86}H${valve}L${behind} ${bore * 0.6}C${behind + 12} ${bore * 0.66} ${behind + 10} ${bore * 0.86} ${behind + 24} ${bore * 0.86}H${behind + 34}`,
    [behind + 33, bore * 0.86],
    1,
  )
  drawFlow(
    pen,
    'out',
    path`M${behind + 48} ${-bore * 0.86}H${behind}L${valve} ${-bore * 0.6}C${valve - 4} ${-bore * 0.6} ${valve - 6} ${-bore * 0.92} ${valve - 20} ${-bore * 0.92}H${valve - 34}`,
    [valve - 33, -bore * 0.92],
    -1,
  )
  const targets: Target[] = [
    { part: 'reboundAdjuster', at: [-36, -9], rate: travel, side: 'top' },
    { part: 'spring', at: [springAt, -meanRadius], rate: travel * (1 - 2 / (coils - 1)), side: 'top' },
    { part: 'guide', at: [guide + 44, -(rod + bore) / 2 - 6], rate: 0, side: 'top' },
    { part: 'compressionShims', at: [piston - 9, -bore * 0.56], rate: travel, side: 'top' },
    { part: 'checkValve', at: [valve - 3, -bore * 0.66], rate: 0, side: 'top' },
    { part: 'floatingPiston', at: [border + 10, -bore * 0.5], rate: shift, side: 'top' },
    { part: 'rod', at: [inside + 19, rod * 0.3], rate: travel * 0.5, side: 'bottom' },
    { part: 'piston', at: [piston + 16, bore * 0.36], rate: travel, side: 'bottom' },
    { part: 'reboundShims', at: [piston + 45, bore * 0.5], rate: travel, side: 'bottom' },
    { part: 'baseValve', at: [valve + 17, bore * 0.34], rate: 0, side: 'bottom' },
    { part: 'gas', at: [(gasFrom + end) / 2, bore * 0.25], rate: shift / 2, side: 'bottom' },
  ]
  return {
    ...pen,
    targets,
    rod: 'up',
    bubbleShare: 0,
    extent: { left: -48, right: end + 54, top: -lowerTube.outer, bottom: lowerTube.outer },
    stroke: { from: -22, y: 118, edge: 89 },
  }
}
