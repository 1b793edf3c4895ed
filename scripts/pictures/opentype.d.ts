declare module 'opentype.js' {
  export type Font = {
    getAdvanceWidth: (text: string, size: number) => number
    getPath: (text: string, x: number, y: number, size: number) => { toPathData: (decimals: number) => string }
  }
  const opentype: { parse: (data: ArrayBufferLike) => Font }
  // eslint-disable-next-line no-restricted-exports -- the package has nothing but a default export
  export { opentype as default }
}
