import sharp, { type Sharp } from 'sharp'
import type { Pixels } from './compare'

/** Pictures are kept at this share of the page's size, in each direction. */
export const scale = 0.25

export type Box = { left: number; top: number; width: number; height: number }

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Pixels for sharp to work on. */
export function pictureOf({ width, height, data }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** A photograph, or a part of it in its own pixels, as it is committed: small, WebP. */
export function encodeSmall(
  photograph: Pixels,
  part: Box = { left: 0, top: 0, width: photograph.width, height: photograph.height },
): Promise<Buffer> {
  const height = Math.max(1, Math.round(part.height * scale))
  return pictureOf(photograph)
    .extract(part)
    .resize({ width: Math.round(part.width * scale), height, fit: 'fill' })
    .webp({ quality: 90 })
    .toBuffer()
}

/** Before, after, and after with what differs in red, side by side. */
export async function drawDifference(before: Pixels, after: Pixels, mask: Uint8Array): Promise<Buffer> {
  const marked = Uint8Array.from(after.data, (value, i) =>
    mask[Math.floor(i / 3)] ? (i % 3 === 0 ? 230 : 0) : 170 + value / 3,
  )
  const panels = [before, after, { ...after, data: marked }]
  const gap = 8
  const raw = ({ width, height }: Pixels) => ({ raw: { width, height, channels: 3 as const } })
  const width = panels.reduce((sum, panel) => sum + panel.width + gap, -gap)
  return sharp({ create: { width, height: Math.max(before.height, after.height), channels: 3, background: '#888' } })
    .composite(
      panels.map((panel, i) => ({
        input: Buffer.from(panel.data),
        ...raw(panel),
        top: 0,
        left: panels.slice(0, i).reduce((sum, one) => sum + one.width + gap, 0),
      })),
    )
    .png()
    .toBuffer()
}
