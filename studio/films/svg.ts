/** Where and how a group stands: px, degrees clockwise, factor, 0…1. */
export type Place = {
  x?: number
  y?: number
  turn?: number
  scale?: number | readonly [x: number, y: number]
  opacity?: number
}

export const inks = {
  ink: '#0e1013',
  carbon: '#16181c',
  graphite: '#2b3037',
  steel: '#5b626c',
  silver: '#98a0aa',
  mist: '#c6ccd3',
  line: '#d9dde2',
  paper: '#f6f7f8',
  white: '#ffffff',
  red: '#d3121c',
  green: '#1f7a4d',
  water: '#3f7fb5',
  oil: '#b98a2e',
} as const

/** A number in the markup: a hundredth of a pixel is finer than any movement. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

/** Template tag that rounds every number. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1]
    return `${text}${typeof value === 'number' ? n(value) : (value ?? '')}${part}`
  })
}

/** A group; nothing at all while it is invisible. */
export function place(content: string, { x = 0, y = 0, turn = 0, scale = 1, opacity = 1 }: Place): string {
  if (opacity < 0.01) return ''
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const size = sx === 1 && sy === 1 ? '' : ` scale(${+sx.toFixed(4)} ${+sy.toFixed(4)})`
  return (
    d`<g transform="translate(${x} ${y})${turn === 0 ? '' : d` rotate(${turn})`}${size}"${opacity < 1 ? d` opacity="${opacity}"` : ''}>` +
    `${content}</g>`
  )
}

export const fade = (opacity: number, content: string): string => place(content, { opacity })

type Pen = { fill?: string; stroke?: string; width?: number; dash?: string; cap?: 'round' | 'butt'; opacity?: number }

function penOf({ fill = 'none', stroke, width = 2, dash, cap, opacity }: Pen): string {
  return `fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}${cap ? ` stroke-linecap="${cap}"` : ''}${opacity === undefined ? '' : ` opacity="${n(opacity)}"`}`
}

export const shape = (path: string, pen: Pen): string => `<path d="${path}" ${penOf(pen)}/>`
export const stroke = (path: string, color: string, width = 2, more: Pen = {}): string =>
  shape(path, { cap: 'round', ...more, stroke: color, width })
export const disc = (x: number, y: number, r: number, pen: Pen): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}" ${penOf(pen)}/>`
export const box = (x: number, y: number, width: number, height: number, pen: Pen, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}"${r ? ` rx="${n(r)}"` : ''} ${penOf(pen)}/>`

const across = (id: string, ...stops: [offset: number, color: string][]): string =>
  `<linearGradient id="${id}">${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`

/** Round metal seen from the side; the light comes from the left. */
export const paints = `<defs>${across('chrome', [0, '#7d858f'], [0.22, '#f4f6f8'], [0.5, '#b5bcc4'], [0.85, '#6a727c'], [1, '#8f979f'])}${across('body', [0, '#343a42'], [0.25, '#8d96a1'], [0.45, '#5b626c'], [1, '#23272d'])}${across('dark', [0, '#14161a'], [0.25, '#4a5059'], [0.5, '#24282e'], [1, '#0e1013'])}${across('signal', [0, '#8f0b12'], [0.25, '#ef4a50'], [0.5, '#d3121c'], [1, '#7d0a10'])}${across('rubber', [0, '#0c0e10'], [0.3, '#33373d'], [1, '#0c0e10'])}</defs>`
export const metal = {
  chrome: 'url(#chrome)',
  body: 'url(#body)',
  dark: 'url(#dark)',
  signal: 'url(#signal)',
  rubber: 'url(#rubber)',
} as const
