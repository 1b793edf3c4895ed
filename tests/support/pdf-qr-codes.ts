import { inflateSync } from 'node:zlib'
import decodeQr from 'qr/decode.js'

const corner = String.raw`([\d.]+) ([\d.]+)`
const rectangle = String.raw`${corner} m\n[\d.]+ [\d.]+ l\n${corner} l\n[\d.]+ [\d.]+ l\nh\n`

/** What is drawn on the pages: the content of every stream that can be unpacked. */
function readDrawings(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  return [...text.matchAll(/(?<!end)stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return [inflateSync(bytes.subarray(index + length)).toString('latin1')]
    } catch {
      return []
    }
  })
}

/** A shape of many rectangles as a picture, four pixels a point, with the white border that a reader needs. */
function rasterize(shape: string) {
  const scale = 4
  const border = 24
  const rectangles = [...shape.matchAll(new RegExp(rectangle, 'g'))].map(
    (match) => match.slice(1, 5).map(Number) as [number, number, number, number],
  )
  const [left, top, right, bottom] = [
    Math.min(...rectangles.map((r) => r[0])),
    Math.min(...rectangles.map((r) => r[1])),
    Math.max(...rectangles.map((r) => r[2])),
    Math.max(...rectangles.map((r) => r[3])),
  ]
  const [width, height] = [right - left, bottom - top].map((side) => Math.ceil(side * scale) + 2 * border) as [
    number,
    number,
  ]
  const data = new Uint8Array(width * height * 4).fill(255)
  for (const [x0, y0, x1, y1] of rectangles)
    for (let y = Math.round((y0 - top) * scale); y < Math.round((y1 - top) * scale); y += 1)
      for (let x = Math.round((x0 - left) * scale); x < Math.round((x1 - left) * scale); x += 1)
        data.fill(0, ((y + border) * width + x + border) * 4, ((y + border) * width + x + border) * 4 + 3)
  return { width, height, data }
}

/** The texts of the QR codes that a PDF of ours draws, page by page, read as a scanner reads them. Throws for one that cannot be read. */
export function readPdfQrCodes(pdf: Uint8Array): string[] {
  return readDrawings(pdf)
    .flatMap((drawing) => drawing.match(new RegExp(`(?:${rectangle}){100,}`, 'g')) ?? [])
    .map((shape) => decodeQr(rasterize(shape), { timeLimit: 5000 }))
}
