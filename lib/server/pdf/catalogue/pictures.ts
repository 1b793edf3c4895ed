import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { findPicture } from '@/lib/pictures/find-picture'

export type PdfPicture = { bytes: Buffer; width: number; height: number }

/** A stored picture as JPEG on white, since PDFs know no WebP; parts are cut out, so that white is what they stand on. null where there is none. */
export async function readPdfPicture(id: string, width: number): Promise<PdfPicture | null> {
  const picture = findPicture(id)
  if (!picture) return null
  const size = picture.sizes.find((one) => one >= width) ?? picture.sizes.at(-1) ?? picture.width
  const file = await readFile(path.join(process.cwd(), 'public/pictures', `${id}-${size}.webp`)).catch(() => null)
  if (!file) return null
  const whole = sharp(file).flatten({ background: '#ffffff' })
  const { data, info } = await whole
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
