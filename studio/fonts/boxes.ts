import opentype, { type Glyph } from 'opentype.js'

const em = 1000
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
/** Thai vowels and tones above and below their consonant. */
const thaiMarks = new Set([0xe31, ...span(0xe34, 0xe3a), ...span(0xe47, 0xe4e)])

/** An empty frame, as wide as the letters it stands for are on the whole. */
function box(name: string, width: number, unicodes: number[] = []): Glyph {
  const path = new opentype.Path()
  if (width > 0) {
    for (const [left, bottom, right, top] of [
      [60, 0, width - 60, 700],
      [width - 100, 40, 100, 660],
    ] as const) {
      path.moveTo(left, bottom)
      path.lineTo(left, top)
      path.lineTo(right, top)
      path.lineTo(right, bottom)
      path.close()
    }
  }
  return new opentype.Glyph({ name, advanceWidth: width, path, unicodes })
}

/** Sum of big-endian words, as fonts count it; the last word is filled up with zeros. */
function sumOf(bytes: Buffer): number {
  const words = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

/** Takes the time of drawing out of a TrueType file, so that the same characters give the same bytes; layout from the OpenType specification 1.9 (head). */
function dropTime(font: Buffer): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.subarray(12 + i * 16, 28 + i * 16))
  const entry = tables.find((table) => table.toString('latin1', 0, 4) === 'head')
  if (!entry) throw new Error('The font has no table head')
  const [offset, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)]
  const head = font.subarray(offset, offset + length)
  head.writeUInt32BE(0, 8)
  head.fill(0, 20, 36)
  entry.writeUInt32BE(sumOf(head), 4)
  head.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, 8)
  return font
}

/**
 * The only font that browser tests have besides the site's own: boxes for letters, so that text whose web font is missing is seen to be missing, and
 * nothing depends on the fonts of a machine. A Japanese character is one em wide, as in every system's font; Latin and Thai ones about half.
 * @param japanese the characters that pages show; of others the browser takes the sign for "missing" from another font
 */
export function drawBoxes(japanese: Iterable<string>): Buffer {
  const wide = [...new Set(japanese)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const narrow = [...span(0x21, 0x7e), ...span(0xa1, 0xff), ...span(0x2010, 0x2026), ...span(0xe01, 0xe5b)]
  const glyphs = [
    box('.notdef', em),
    new opentype.Glyph({ name: 'space', unicodes: [0x20], advanceWidth: 250, path: new opentype.Path() }),
    ...narrow.map((code) => box(`u${code.toString(16)}`, thaiMarks.has(code) ? 0 : 550, [code])),
    box('wide', em, wide),
  ]
  const font = new opentype.Font({
    familyName: 'Boxes',
    styleName: 'Regular',
    unitsPerEm: em,
    ascender: 1135,
    descender: -439,
    glyphs,
  })
  return dropTime(Buffer.from(font.toArrayBuffer()))
}
