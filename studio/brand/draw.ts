import { formatBox } from '@/lib/drawings/geometry'
import { symbolBox, symbolPaths, wordmarkBox, wordmarkPath } from '@/lib/drawings/wordmark'
import { brandGround, type AppIconPurpose } from '@/lib/seo/app-icons'

const white = '#ffffff'
const signal = '#d3121c'

/** Width of the symbol in an icon, of its side: a maskable one keeps the corners of the Y inside the safe circle of 80 %. */
export const symbolShare = { any: 0.66, maskable: 0.54, apple: 0.6 } as const satisfies Record<
  AppIconPurpose | 'apple',
  number
>

/** An app icon as SVG of 512 × 512. */
export function drawIcon(kind: keyof typeof symbolShare): string {
  const scale = (512 * symbolShare[kind]) / symbolBox.width
  const x = (512 - symbolBox.width * scale) / 2
  const y = (512 - symbolBox.height * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512"${kind === 'any' ? ' rx="36"' : ''} fill="${brandGround}"/><g transform="translate(${x} ${y}) scale(${scale})"><path d="${symbolPaths.letter}" fill="${white}"/><path d="${symbolPaths.turn}" fill="${signal}"/></g></svg>`
}

/** The tab icon: no ground, dark on a light browser and light on a dark one. The red there is the lighter one that dark surfaces take. */
export function drawFavicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${formatBox(symbolBox)}"><style>path{fill:#0e1013}.turn{fill:${signal}}@media(prefers-color-scheme:dark){path{fill:${white}}.turn{fill:#ff6b6b}}</style><path d="${symbolPaths.letter}"/><path class="turn" d="${symbolPaths.turn}"/></svg>\n`
}

/** An opening picture of `width` × `height` device pixels: the wordmark, and nothing that would look odd when the page replaces it. */
export function drawSplash(width: number, height: number): string {
  const scale = Math.round(Math.min(width, height) * 0.42) / wordmarkBox.width
  const x = Math.round((width - wordmarkBox.width * scale) / 2)
  const y = Math.round((height - wordmarkBox.height * scale) / 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${brandGround}"/><path transform="translate(${x} ${y}) scale(${scale})" d="${wordmarkPath}" fill="${white}"/></svg>`
}

/** Wraps one PNG of 32 × 32 as an icon file (ICO: 6 bytes of header, 16 of directory, then the PNG as it is). */
export function wrapIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
