import { compactPath } from './compact'
import { frameProduct } from './frame'
import { formatBox, round } from './geometry'
import { listStops, tones, type Paint } from './paints'
import type { Shape } from './pen'
import { drawProduct, illustrationDepth } from './product-scene'
import type { DrawnProduct } from './shock'

export const drawingVariants = ['card', 'hero'] as const
/** `card`: a square that keeps the relative size of parts; `hero`: fills its frame. */
export type DrawingVariant = (typeof drawingVariants)[number]

const lineColors = { dark: '#000', light: '#fff', red: '#d3121c' } as const

const isPaint = (name: string): name is Paint => Object.hasOwn(tones, name)

/** Patterns and gradients that are the same in every drawing. */
const fixedDefs: Record<string, string> = {
  fall: '<linearGradient id="dd-fall"><stop offset="0" stop-opacity=".34"/><stop offset=".16" stop-opacity="0"/><stop offset=".55" stop-opacity=".06"/><stop offset="1" stop-opacity=".6"/></linearGradient>',
  thread:
    '<pattern id="dd-thread" width="8" height="2.4" patternUnits="userSpaceOnUse"><path d="M0 .5H8" stroke="#000" stroke-opacity=".5" stroke-width=".8"/><path d="M0 1.5H8" stroke="#fff" stroke-opacity=".4" stroke-width=".5"/></pattern>',
  knurl:
    '<pattern id="dd-knurl" width="2.8" height="8" patternUnits="userSpaceOnUse"><path d="M.5 0V8" stroke="#000" stroke-opacity=".5" stroke-width=".9"/><path d="M1.5 0V8" stroke="#fff" stroke-opacity=".28" stroke-width=".5"/></pattern>',
  shadow:
    '<radialGradient id="dd-shadow"><stop offset="0" stop-opacity=".42"/><stop offset=".45" stop-opacity=".16"/><stop offset="1" stop-opacity="0"/></radialGradient>',
}

function writeWire(d: string, paint: Paint, width: number, back: boolean): string {
  const [deep, base, light] = tones[paint]
  const thin = width < 6
  const stroke = (color: string, share: number, extra = '') =>
    `<path d="${d}" stroke="${color}" stroke-width="${round(width * share)}"${extra}/>`
  return [
    '<g fill="none" stroke-linecap="round" stroke-opacity="1">',
    stroke(deep, 1),
    back && thin ? '' : stroke(base, 0.82, back ? ' stroke-opacity=".45"' : ''),
    back ? '' : stroke(light, 0.22, ` stroke-opacity=".75" transform="translate(0 ${-round(width * 0.19)})"`),
    back || thin ? '' : stroke('url(#dd-fall)', 1),
    '</g>',
  ].join('')
}

function writeShape(shape: Shape): string {
  const d = compactPath(shape.d)
  switch (shape.type) {
    case 'face':
      return `<path d="${d}" fill="url(#dd-${shape.paint}${shape.across ? '-x' : ''})"/>`
    case 'texture':
      return `<path d="${d}" fill="url(#dd-${shape.pattern})" stroke="none"/>`
    case 'line':
      return `<path d="${d}" fill="none" stroke="${lineColors[shape.tone]}" stroke-opacity="${shape.tone === 'red' ? 1 : 0.55}" stroke-width="${round(shape.width)}"/>`
    case 'wire':
      return writeWire(d, shape.paint, shape.width, shape.back ?? false)
  }
}

function writeGradient(paint: Paint): string {
  const stops = listStops(paint).map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
  return `<linearGradient id="dd-${paint}">${stops.join('')}</linearGradient>`
}

/** Definitions that a drawing refers to, and no others. */
function writeDefs(body: string): string {
  const names = new Set(Array.from(body.matchAll(/url\(#dd-([\w-]+)\)/g), ([, name = '']) => name))
  const across = [...names].flatMap((name) => (name.endsWith('-x') ? [name.slice(0, -2)] : []))
  const paints = new Set([...names, ...across].filter(isPaint))
  return [
    ...Array.from(paints, writeGradient),
    ...across.map((name) => `<linearGradient id="dd-${name}-x" href="#dd-${name}" x2="0" y2="1"/>`),
    ...[...names].flatMap((name) => fixedDefs[name] ?? []),
  ].join('')
}

/** A shaded illustration of a part as an SVG file of its own, drawn from the part's numbers in millimetres. */
export function renderProductSvg(product: DrawnProduct, variant: DrawingVariant): string {
  const { shapes } = drawProduct(product, illustrationDepth)
  const { box, lean, shadow } = frameProduct(product.kind, shapes, variant)
  const turn = lean === 0 ? '' : ` transform="rotate(${lean})"`
  const body = [
    `<ellipse cx="${round(shadow.x)}" cy="${round(shadow.y)}" rx="${round(shadow.rx)}" ry="${round(shadow.ry)}" fill="url(#dd-shadow)"/>`,
    `<g${turn} stroke="#050608" stroke-opacity=".6" stroke-width=".6" stroke-linejoin="round" fill-rule="evenodd">`,
    ...shapes.map(writeShape),
    '</g>',
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${formatBox(box)}"><defs>${writeDefs(body)}</defs>${body}</svg>`
}
