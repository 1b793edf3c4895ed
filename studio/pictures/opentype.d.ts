declare module 'opentype.js' {
  export class Path {
    moveTo(x: number, y: number): void
    lineTo(x: number, y: number): void
    close(): void
    toPathData(decimals: number): string
  }
  export class Glyph {
    constructor(options: { name: string; unicodes: number[]; advanceWidth: number; path: Path })
    advanceWidth: number
  }
  export class Font {
    constructor(options: {
      familyName: string
      styleName: string
      unitsPerEm: number
      ascender: number
      descender: number
      glyphs: Glyph[]
    })
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): Path
    toArrayBuffer(): ArrayBuffer
  }
  const opentype: { parse: (data: ArrayBufferLike) => Font; Font: typeof Font; Glyph: typeof Glyph; Path: typeof Path }
  // oxlint-disable-next-line no-restricted-exports -- the package's CommonJS file has nothing but a default export
  export { opentype as default }
}
