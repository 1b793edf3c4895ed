import sharp from 'sharp'
import { height, isBlend, width, type Blend, type Frame, type Plate } from './frame'
import { groundOf } from './parts/ground'
import { samplePicture } from './pictures'
import { paints } from './svg'

const wrap = (svg: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paints}${svg}</svg>`,
  )

const grounds = new Map<string, Promise<Buffer>>()

/** The paper or the stage, drawn once. */
function rasterGround(kind: Extract<Plate['ground'], string>): Promise<Buffer> {
  const known =
    grounds.get(kind) ??
    sharp(wrap(groundOf(kind)))
      .removeAlpha()
      .raw()
      .toBuffer()
  grounds.set(kind, known)
  return known
}

/** Lays an RGBA drawing over an RGB ground; by hand, because most of a drawing is empty and can be left out. */
function layOver(ground: Buffer, drawing: Buffer): Buffer {
  const out = Buffer.from(ground)
  const pixels = new Uint32Array(drawing.buffer, drawing.byteOffset, drawing.length / 4)
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] ?? 0
    const alpha = pixel >>> 24
    if (alpha === 0) continue
    const o = i * 3
    const rest = 255 - alpha
    out[o] = ((pixel & 255) * alpha + (out[o] ?? 0) * rest + 127) / 255
    out[o + 1] = (((pixel >>> 8) & 255) * alpha + (out[o + 1] ?? 0) * rest + 127) / 255
    out[o + 2] = (((pixel >>> 16) & 255) * alpha + (out[o + 2] ?? 0) * rest + 127) / 255
  }
  return out
}

async function rasterPlate({ ground, svg }: Plate): Promise<Buffer> {
  const [below, drawing] = await Promise.all([
    typeof ground === 'string' ? rasterGround(ground) : samplePicture(ground),
    sharp(wrap(svg)).ensureAlpha().raw().toBuffer(),
  ])
  return layOver(below, drawing)
}

function dissolveInto(from: Buffer, to: Buffer, share: number): Buffer {
  const out = Buffer.allocUnsafe(from.length)
  for (let i = 0; i < out.length; i++) out[i] = (from[i] ?? 0) * (1 - share) + (to[i] ?? 0) * share
  return out
}

/** Half the width of the red edge that uncovers the next chapter, px. */
const edge = 2

function wipeInto(from: Buffer, to: Buffer, share: number): Buffer {
  const out = Buffer.from(from)
  const column = Math.round(share * (width + 2 * edge)) - edge
  const known = Math.max(0, Math.min(width, column)) * 3
  for (let row = 0; row < height; row++) {
    const start = row * width * 3
    to.copy(out, start, start, start + known)
    for (let x = Math.max(0, column - edge); x < Math.min(width, column + edge); x++)
      out.set([0xd3, 0x12, 0x1c], start + x * 3)
  }
  return out
}

async function rasterBlend({ from, to, share, way }: Blend): Promise<Buffer> {
  const [a, b] = await Promise.all([rasterFrame(from), rasterFrame(to)])
  return way === 'wipe' ? wipeInto(a, b, share) : dissolveInto(a, b, share)
}

/** A frame as RGB, 3 bytes a pixel. */
export async function rasterFrame(frame: Frame): Promise<Buffer> {
  return isBlend(frame) ? rasterBlend(frame) : rasterPlate(frame)
}
