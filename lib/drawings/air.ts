import { path } from './geometry'
import type { DrawnProduct } from './shock'
import { drawDial } from './parts'
import { circle, rect, type Pen } from './pen'

/** One lobe of a rubber bellows, widest in the middle. */
function drawLobe(pen: Pen, x: number, y: number, height: number, r: number): void {
  const w = r * 0.8
  pen.face(
    'rubber',
    path`M${x - w} ${y}C${x - r * 1.07} ${y + height * 0.05} ${x - r * 1.07} ${y + height * 0.95} ${x - w} ${y + height}A${w} ${w * pen.depth} 0 0 0 ${x + w} ${y + height}C${x + r * 1.07} ${y + height * 0.95} ${x + r * 1.07} ${y + height * 0.05} ${x + w} ${y}A${w} ${w * pen.depth} 0 0 0 ${x - w} ${y}Z`,
  )
  pen.line(
    path`M${x - w * 0.96} ${y + height * 0.22}Q${x - w * 1.08} ${y + height * 0.5} ${x - w * 0.96} ${y + height * 0.78}M${x - w * 0.5} ${y + height * 0.2}Q${x - w * 0.54} ${y + height * 0.5} ${x - w * 0.5} ${y + height * 0.8}`,
    'light',
    0.8,
  )
}

/** A convoluted air spring: bead plates, lobes, girdle hoops, air fitting. */
export function drawAirSpring(pen: Pen, { spec, bodyFinish }: DrawnProduct, x = 0, y = 0, scale = 1): void {
  const height = (spec.lengthMm ?? 190) * scale
  const r = ((spec.bodyMm ?? 165) / 2) * scale
  const plate = 10 * scale
  const lobes = height > 230 * scale ? 3 : 2
  const step = (height - 2 * plate) / lobes
  // A kit shows its bags small: their studs and hoops would not be seen.
  const isWhole = scale === 1
  for (const dx of isWhole ? [-0.4, 0.4] : [])
    pen.turned('zinc', x + dx * r, y + height - 2, y + height + 12 * scale, 5 * scale)
  pen.turned(bodyFinish, x, y + height - plate, y + height, r * 0.82)
  for (let i = lobes - 1; i >= 0; i--) {
    drawLobe(pen, x, y + plate + i * step, step, r)
    if (i > 0 && isWhole)
      pen.turned('zinc', x, y + plate + i * step - 3 * scale, y + plate + i * step + 3 * scale, r * 0.82)
  }
  pen.turned(bodyFinish, x, y, y + plate, r * 0.82)
  pen.glint(x, y, r * 0.82)
  for (const dx of isWhole ? [-0.45, 0.45] : [])
    pen.texture('thread', pen.turned('zinc', x + dx * r, y - 18 * scale, y, 5 * scale))
  pen.turned('gold', x, y - 16 * scale, y, 8 * scale)
  if (!isWhole) return
  pen.anchors.length = { from: 0, to: height }
  pen.anchors.body = { x: 0, y: plate + step / 2, radius: r }
}

/** A single-cylinder compressor: finned head, motor, dryer, feet. */
export function drawCompressor(pen: Pen, { bodyFinish }: DrawnProduct, x = 0, y = 0, s = 1): void {
  const at = (dx: number) => x + dx * s
  const down = (dy: number) => y + dy * s
  pen.plate('black', at(-92), down(130), 184 * s, 9 * s, 2)
  for (const dx of [-78, 70]) pen.turned('rubber', at(dx), down(138), down(154), 9 * s, 11 * s)
  pen.shapes.push({
    type: 'face',
    paint: bodyFinish,
    d: rect(at(-88), down(58), 106 * s, 70 * s, 10 * s),
    across: true,
  })
  pen.shapes.push({ type: 'face', paint: 'black', d: rect(at(-96), down(62), 20 * s, 62 * s, 6 * s), across: true })
  pen.line([-50, -40, -30].map((dx) => path`M${at(dx)} ${down(60)}V${down(126)}`).join(''), 'dark', 1.4 * s)
  pen.plate('label', at(-20), down(80), 30 * s, 24 * s, 1)
  pen.line(path`M${at(-14)} ${down(88)}H${at(4)}`, 'red', 3 * s)
  pen.turned('silver', at(48), down(64), down(132), 36 * s)
  for (let i = 4; i >= 0; i--)
    pen.turned('silver', at(48), down(14 + i * 10), down(20 + i * 10), (40 - (i % 2) * 2) * s)
  pen.turned('black', at(48), down(0), down(13), 34 * s)
  pen.glint(at(48), down(0), 34 * s)
  for (const dx of [-20, 20]) pen.turned('zinc', at(48 + dx), down(-5), down(1), 5 * s)
  pen.wire('gold', path`M${at(84)} ${down(40)}H${at(98)}V${down(22)}`, 6 * s)
}

/** A lying steel tank with domed ends; contents in millilitres set its length. */
export function drawTank(pen: Pen, { spec, bodyFinish }: DrawnProduct, x = 0, y = 0, s = 1): void {
  const r = 80 * s
  const half = Math.max(100, Math.min(330, ((spec.volumeMl ?? 9000) / 9000) * 220)) * s
  for (const dx of [-0.55, 0.55]) pen.plate('black', x + dx * half - 16 * s, y + r * 1.6, 32 * s, r * 0.62, 3)
  const d = path`M${x - half + r * 0.5} ${y}H${x + half - r * 0.5}C${x + half + r * 0.1} ${y} ${x + half + r * 0.1} ${y + 2 * r} ${x + half - r * 0.5} ${y + 2 * r}H${x - half + r * 0.5}C${x - half - r * 0.1} ${y + 2 * r} ${x - half - r * 0.1} ${y} ${x - half + r * 0.5} ${y}Z`
  pen.shapes.push({ type: 'face', paint: bodyFinish, d, across: true })
  for (const side of [-1, 1])
    pen.line(
      path`M${x + side * (half - r * 0.5)} ${y}Q${x + side * (half - r * 0.3)} ${y + r} ${x + side * (half - r * 0.5)} ${y + 2 * r}`,
      'dark',
      0.9,
    )
  pen.plate('label', x - half * 0.3, y + r * 0.62, half * 0.6, r * 0.6, 2)
  pen.line(path`M${x - half * 0.24} ${y + r * 0.8}H${x + half * 0.1}`, 'red', r * 0.09)
  pen.line(path`M${x - half * 0.24} ${y + r * 1.02}H${x + half * 0.2}`, 'dark', r * 0.05)
  for (const t of [-0.5, 0, 0.5]) pen.turned(t === 0 ? 'gold' : 'zinc', x + t * half, y - 14 * s, y + 2 * s, 9 * s)
  pen.disc('zinc', x + half * 0.82, y + r, 9 * s)
}

/** The cabin controller: a display with four pressures and its keys. */
export function drawController(pen: Pen, { bodyFinish }: DrawnProduct, x = 0, y = 0, s = 1): void {
  pen.wire(
    'black',
    path`M${x} ${y + 100 * s}C${x} ${y + 140 * s} ${x + 50 * s} ${y + 110 * s} ${x + 62 * s} ${y + 142 * s}`,
    6 * s,
  )
  pen.plate(bodyFinish, x - 80 * s, y, 160 * s, 104 * s, 14 * s)
  pen.plate('rubber', x - 70 * s, y + 10 * s, 96 * s, 84 * s, 6 * s)
  const bars = [
    [-58, 62],
    [-34, 48],
    [-10, 70],
    [14, 40],
  ] as const
  pen.line(bars.map(([dx, h]) => path`M${x + dx * s} ${y + 84 * s}V${y + (84 - h) * s}`).join(''), 'red', 9 * s)
  pen.line(bars.map(([dx]) => path`M${x + (dx - 5) * s} ${y + 88 * s}H${x + (dx + 5) * s}`).join(''), 'light', 1.6 * s)
  for (const dy of [26, 78]) pen.face('black', circle(x + 53 * s, y + dy * s, 13 * s))
  drawDial(pen, 'silver', x + 53 * s, y + 52 * s, 12 * s)
  pen.line(
    path`M${x + 48 * s} ${y + 28 * s}L${x + 53 * s} ${y + 22 * s}L${x + 58 * s} ${y + 28 * s}M${x + 48 * s} ${y + 76 * s}L${x + 53 * s} ${y + 82 * s}L${x + 58 * s} ${y + 76 * s}`,
    'light',
    1.8 * s,
  )
}

/** Bags, compressor, tank, controller and lines of a complete kit; sizes are halved so that the parts stay in proportion. */
export function drawAirKit(pen: Pen, product: DrawnProduct): void {
  const bag: DrawnProduct = { ...product, spec: { ...product.spec, lengthMm: 190, bodyMm: 165 } }
  pen.wire('blue', path`M-150 84C-150 40 -60 40 -20 70M150 84C150 40 60 40 20 70`, 4)
  drawTank(pen, { ...product, bodyFinish: 'black' }, 0, -40, 0.62)
  for (const side of [-1, 1]) drawAirSpring(pen, bag, side * 150, 84, 0.72)
  drawCompressor(pen, { ...product, bodyFinish: 'black' }, -22, 112, 0.8)
  drawController(pen, { ...product, bodyFinish: 'black' }, 108, -118, 0.58)
}

/** The rolling-lobe sleeve of an air strut with its crimp rings. */
export function drawAirSleeve(pen: Pen, from: number, to: number, r: number): void {
  pen.turned('black', 0, to - 30, to + 26, r * 0.72, r * 0.6)
  drawLobe(pen, 0, from + 6, to - from - 6, r)
  for (const y of [from + 6, to - 16]) {
    pen.turned('zinc', 0, y, y + 9, r * 0.84)
    pen.glint(0, y, r * 0.84)
  }
}
