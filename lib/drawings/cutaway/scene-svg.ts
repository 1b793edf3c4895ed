import { compactPath } from '../compact'
import { round } from '../geometry'
import { fillOf, gradients } from './fills'
import type { CutawayFigures, CutawayKind } from './figures'
import { moveTo } from './move-to'
import { buildCutaway } from './build-cutaway'
import type { BuiltScene } from './scene'
import type { Layer, Mark } from './section'
import { restingStroke } from './sizes'

/** Every id in the file begins with this; a page that takes the file in puts its own in its place. */
const sceneId = 'cut'

const tones = {
  dark: '#16181c',
  light: '#ffffff',
  flow: '#d3121c',
  steel: '#e8ebee',
  rubber: '#31363c',
  oil: '#f7c25f',
} as const

function writeMark(mark: Mark): string {
  switch (mark.type) {
    case 'bubble':
      return `<circle data-bubble="${mark.r}" cx="${round(mark.x)}" cy="${round(mark.y)}" r="${round(mark.r)}" fill="#e9f5fd" fill-opacity=".9" stroke="#a86a12" stroke-width=".7"/>`
    case 'line':
      return `<path d="${compactPath(mark.d)}" fill="none" stroke="${tones[mark.tone]}"${mark.tone === 'light' ? ' stroke-opacity=".6"' : ''} stroke-width="${mark.width}"${mark.tone === 'flow' ? ' stroke-linecap="round"' : ''}/>`
    case 'face': {
      const d = `d="${compactPath(mark.d)}" fill-rule="evenodd"`
      const hatching = mark.hatch ? `<path ${d} fill="url(#${sceneId}-hatch-${mark.hatch})"/>` : ''
      return `<path ${d} fill="${fillOf(mark.fill, sceneId)}"${mark.bare ? ' stroke="none"' : ''}/>${hatching}`
    }
  }
}

function writeLayer({ rate, marks, flow, window: seen, lift }: Layer, index: number): string {
  const transform = lift === undefined ? moveTo(rate, restingStroke) : `translate(0 ${lift})`
  const attributes = [
    rate === 0 ? '' : ` data-rate="${round(rate * 10) / 10}"`,
    flow ? ` data-flow="${flow}"` : '',
    flow === 'out' ? ' display="none"' : '',
    transform ? ` transform="${transform}"` : '',
  ]
  const group = `<g${attributes.join('')}>${marks.map(writeMark).join('')}</g>`
  if (!seen) return group
  const id = `${sceneId}-window-${index}`
  return `<clipPath id="${id}"><path d="${compactPath(seen)}"/></clipPath><g clip-path="url(#${id})">${group}</g>`
}

function writeDefs(): string {
  const paints = Object.entries(gradients).map(([name, stops]) => {
    const list = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    return `<linearGradient id="${sceneId}-${name}" x2="0" y2="1">${list.join('')}</linearGradient>`
  })
  const hatchings = (['right', 'left'] as const).map(
    (hatch) =>
      `<pattern id="${sceneId}-hatch-${hatch}" width="6.5" height="6.5" patternUnits="userSpaceOnUse" patternTransform="rotate(${hatch === 'right' ? 45 : -45})"><path d="M0 0V6.5" stroke="#3b424b" stroke-width="1.3"/></pattern>`,
  )
  return [...paints, ...hatchings].join('')
}

/** Where the file lies in the drawing: its own view box, in drawing units. */
export function sceneFrame({ extent: { left, right, top, bottom } }: Pick<BuiltScene, 'extent'>) {
  const [x, y] = [Math.floor(left) - 12, Math.floor(top) - 12]
  return { x, y, width: Math.ceil(right) + 12 - x, height: Math.ceil(bottom) + 12 - y }
}

/** A damper cut open and at rest, without its words, as an SVG file of its own. Moving parts carry what moves them (components/drawings/cutaway/move.ts). */
export function renderCutawaySvg(kind: CutawayKind, figures?: CutawayFigures): string {
  const scene = buildCutaway(kind, figures)
  const { x, y, width, height } = sceneFrame(scene)
  const body = scene.layers.map(writeLayer).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><defs>${writeDefs()}</defs><g id="${sceneId}-scene" stroke="#16181c" stroke-width="1.3" stroke-linejoin="round">${body}</g></svg>`
}
