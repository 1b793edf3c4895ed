import sharp from 'sharp'
import { z } from 'zod'
import manifestJson from '@/lib/pictures/manifest.json'
import { height, width, type View } from './frame'

type Bitmap = { data: Uint8Array; width: number; height: number }

const manifest = z
  .record(z.string(), z.object({ width: z.number(), height: z.number(), sizes: z.array(z.number()), hash: z.string() }))
  .parse(manifestJson)
const bitmaps = new Map<string, Promise<Bitmap>>()

function entryOf(scene: string) {
  const entry = manifest[scene]
  if (!entry) throw new Error(`There is no picture ${scene}; make it with npm run pictures.`)
  return entry
}

/** Height by width of a rendered picture. */
export const ratioOf = (scene: string): number => entryOf(scene).height / entryOf(scene).width

export const pictureHash = (scene: string): string => entryOf(scene).hash

async function readBitmap(scene: string): Promise<Bitmap> {
  const { data, info } = await sharp(`public/pictures/${scene}-${Math.max(...entryOf(scene).sizes)}.webp`)
    .flatten({ background: '#0e1013' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

let last: { key: string; window: Promise<Buffer> } | null = null

/** The window of a picture as RGB; the last one is kept for as long as the view rests. */
export function samplePicture(view: View): Promise<Buffer> {
  const key = JSON.stringify(view)
  if (last?.key !== key) last = { key, window: sample(view) }
  return last.window
}

/** Between pixels, because whole-pixel crops would make a slow zoom tremble. The edge goes on outside the picture. */
async function sample({ scene, x, y, span }: View): Promise<Buffer> {
  const known = bitmaps.get(scene) ?? readBitmap(scene)
  bitmaps.set(scene, known)
  const { data, width: w, height: h } = await known
  const step = (span * w) / width
  const [left, top] = [x * w - (width / 2) * step, y * h - (height / 2) * step]
  const out = Buffer.allocUnsafe(width * height * 3)
  const columns = new Float64Array(width).map((_, i) => Math.min(w - 1.001, Math.max(0, left + (i + 0.5) * step - 0.5)))
  let o = 0
  for (let j = 0; j < height; j++) {
    const sy = Math.min(h - 1.001, Math.max(0, top + (j + 0.5) * step - 0.5))
    const row = Math.floor(sy)
    const fy = sy - row
    for (let i = 0; i < width; i++) {
      const sx = columns[i] ?? 0
      const column = Math.floor(sx)
      const fx = sx - column
      const a = (row * w + column) * 3
      const b = a + w * 3
      const ne = fx * (1 - fy)
      const nw = 1 - fy - ne
      const se = fx * fy
      const sw = fy - se
      for (let c = 0; c < 3; c++)
        out[o++] =
          (data[a + c] ?? 0) * nw + (data[a + 3 + c] ?? 0) * ne + (data[b + c] ?? 0) * sw + (data[b + 3 + c] ?? 0) * se
    }
  }
  return out
}
