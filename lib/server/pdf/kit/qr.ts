import { encode } from 'uqr'

/** Modules of a QR code, row by row, without the quiet zone; level M restores 15 % damage. Throws a RangeError for a text too long for any code. */
export function makeQr(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data
}

/** The dark modules as one path in a square of side `size` from x, y: one rectangle per row of neighbours. */
export function qrPath(text: string, x: number, y: number, size: number): string {
  const rows = makeQr(text)
  const side = size / rows.length
  const at = (value: number) => String(Math.round(value * 1000) / 1000)
  return rows
    .map((row, j) => {
      let path = ''
      for (let i = 0; i < row.length; i++) {
        if (row[i] !== true || row[i - 1] === true) continue
        let end = i
        while (row[end] === true) end++
        path += `M${at(x + i * side)} ${at(y + j * side)}H${at(x + end * side)}V${at(y + (j + 1) * side)}H${at(x + i * side)}Z`
      }
      return path
    })
    .join('')
}
