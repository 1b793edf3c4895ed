import { path } from './geometry'
import type { DrawnProduct } from './shock'
import { circle, type Pen } from './pen'

function drawLabel(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.plate('label', x, y, width, height, 2)
  pen.plate('red', x, y, width, height * 0.26, 2)
  pen.line(path`M${x + width * 0.12} ${y + height * 0.13}H${x + width * 0.6}`, 'light', height * 0.05)
  pen.line(
    path`M${x + width * 0.12} ${y + height * 0.44}H${x + width * 0.72}M${x + width * 0.12} ${y + height * 0.56}H${x + width * 0.54}`,
    'dark',
    height * 0.045,
  )
  pen.face(
    'glass',
    path`M${x + width * 0.78} ${y + height * 0.66}Q${x + width * 0.9} ${y + height * 0.8} ${x + width * 0.86} ${y + height * 0.87}A${width * 0.09} ${width * 0.09} 0 0 1 ${x + width * 0.7} ${y + height * 0.87}Q${x + width * 0.66} ${y + height * 0.8} ${x + width * 0.78} ${y + height * 0.66}Z`,
  )
  pen.line(path`M${x + width * 0.12} ${y + height * 0.86}H${x + width * 0.4}`, 'dark', height * 0.03)
}

/** An oil bottle with a level window; its size follows the cube root of the contents. */
export function drawBottle(pen: Pen, { spec, bodyFinish }: DrawnProduct): void {
  const size = 230 * Math.cbrt((spec.volumeMl ?? 1000) / 1000)
  const w = size * 0.2
  const paint = bodyFinish === 'silver' || bodyFinish === 'chrome' ? 'black' : bodyFinish
  pen.face(
    paint,
    path`M${-w} ${size * 0.98}Q${-w} ${size} ${-w + 5} ${size}L${w - 5} ${size}Q${w} ${size} ${w} ${size * 0.98}L${w} ${size * 0.34}C${w} ${size * 0.22} ${w * 0.36} ${size * 0.24} ${w * 0.36} ${size * 0.16}L${-w * 0.36} ${size * 0.16}C${-w * 0.36} ${size * 0.24} ${-w} ${size * 0.22} ${-w} ${size * 0.34}Z`,
  )
  pen.face('glass', path`M${w * 0.78} ${size * 0.4}H${w * 0.9}V${size * 0.92}H${w * 0.78}Z`)
  pen.line([0.5, 0.6, 0.7, 0.8].map((t) => path`M${w * 0.7} ${size * t}H${w * 0.9}`).join(''), 'light', 0.7)
  drawLabel(pen, -w * 0.84, size * 0.42, w * 1.48, size * 0.48)
  const cap = pen.turned('red', 0, size * 0.02, size * 0.17, w * 0.44)
  pen.texture('knurl', cap)
  pen.glint(0, size * 0.02, w * 0.44)
  pen.anchors.length = { from: size * 0.02, to: size }
}

/** A flat tin with a carrying handle for workshop quantities. */
export function drawCanister(pen: Pen, { spec, bodyFinish }: DrawnProduct): void {
  const size = 250 * Math.cbrt((spec.volumeMl ?? 5000) / 5000)
  const w = size * 0.34
  pen.turned('red', w * 0.5, size * 0.02, size * 0.16, w * 0.26)
  pen.texture('knurl', path`M${w * 0.24} ${size * 0.03}H${w * 0.76}V${size * 0.14}H${w * 0.24}Z`)
  pen.wire(
    'black',
    path`M${-w * 0.76} ${size * 0.2}C${-w * 0.76} ${size * 0.06} ${w * 0.02} ${size * 0.06} ${w * 0.04} ${size * 0.2}`,
    size * 0.045,
  )
  pen.face(
    bodyFinish === 'chrome' ? 'silver' : bodyFinish,
    path`M${-w + 8} ${size * 0.17}H${w - 8}Q${w} ${size * 0.17} ${w} ${size * 0.22}V${size - 8}Q${w} ${size} ${w - 8} ${size}H${-w + 8}Q${-w} ${size} ${-w} ${size - 8}V${size * 0.22}Q${-w} ${size * 0.17} ${-w + 8} ${size * 0.17}Z`,
  )
  pen.line(path`M${-w + 4} ${size * 0.24}H${w - 4}M${-w + 4} ${size * 0.95}H${w - 4}`, 'light', 0.8)
  drawLabel(pen, -w * 0.8, size * 0.31, w * 1.6, size * 0.56)
  pen.face('zinc', circle(-w * 0.9, size * 0.2, 1.6))
  pen.anchors.length = { from: size * 0.02, to: size }
}
