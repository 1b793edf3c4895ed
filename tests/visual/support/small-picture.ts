import sharp, { type Sharp } from 'sharp'
import type { Pixels } from './compare'

/** Pictures are kept at this share of the page's size, in each direction. */
export const scale = 0.25

export type Box = { left: number; top: number; width: number; height: number }

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A photograph, or a part of it in its own pixels, as it is committed: small, WebP. */
export async function encodeSmall(photograph: Buffer, part?: Box): Promise<Buffer> {
  const whole = sharp(photograph)
  const { width, height } = part ?? (await whole.metadata())
  const shown = part ? whole.extract(part) : whole
  return shown.resize({ width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)), fit: 'fill' }).removeAlpha().webp({ quality: 90, effort: 5 }).toBuffer()
}

/** Before, after, and after with what differs in red, side by side. */
export async function drawDifference(before: Pixels, after: Pixels, mask: Uint8Array): Promise<Buffer> {
  const marked = Uint8Array.from(after.data, (value, i) => (mask[Math.floor(i / 3)] ? (i % 3 === 0 ? 230 : 0) : 170 + value / 3))
  const panels = [before, after, { ...after, data: marked }]
  const gap = 8
  const raw = ({ width, height }: Pixels) => ({ raw: { width, height, channels: 3 as const } })
  const width = panels.reduce((sum, panel) => sum + panel.width + gap, -gap)
  return sharp({ create: { width, height: Math.max(before.height, after.height), channels: 3, background: '#888' } })
    .composite(panels.map((panel, i) => ({ input: Buffer.from(panel.data), ...raw(panel), top: 0, left: panels.slice(0, i).reduce((sum, one) => sum + one.width + gap, 0) })))
    .png()
    .toBuffer()
}
