import sharp, { type Metadata } from 'sharp'
import { ApiError } from '@/lib/contract/api-error'
import { photoLimits } from '@/lib/domain/photo-limits'
import { createWorkQueue } from '@/lib/server/work-queue'

sharp.cache(false)
sharp.concurrency(1)

const queue = createWorkQueue(16)
const maxPixels = photoLimits.maxMegapixels * 1_000_000
const secondsToDecode = 20
/** Good enough to read a receipt; the browser has made it smaller already. */
const storedQuality = 90

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
export type PictureType = keyof typeof formats
/** Pixels. */
type Bounds = { maxWidth: number; maxHeight: number }
export type Picture = { bytes: Buffer; width: number; height: number }

const unreadable = (cause: unknown) => new ApiError('UNSUPPORTED_FILE', { message: 'The picture is damaged', cause })

/**
 * A picture as it is kept: turned upright, no larger than `within`, a JPEG made anew from its pixels, so that nothing else that came with it
 * (place and time of the photograph, an archive tied behind it) is kept. Throws PAYLOAD_TOO_LARGE for too many pixels, before decoding any, and UNSUPPORTED_FILE.
 */
export async function preparePicture(bytes: Buffer, type: PictureType, within: Bounds = photoLimits): Promise<Picture> {
  const { width, height, format } = await readHeader(bytes)
  if (format !== formats[type]) throw unreadable(null)
  if (width * height > maxPixels)
    throw new ApiError('PAYLOAD_TOO_LARGE', { message: `Pictures may have ${photoLimits.maxMegapixels} megapixels` })
  return queue(() => reencode(bytes, within))
}

/** Reads what the file says of itself, and no pixel. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error)
    })
}

async function reencode(bytes: Buffer, { maxWidth, maxHeight }: Bounds): Promise<Picture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .timeout({ seconds: secondsToDecode })
      .autoOrient()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: storedQuality })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw unreadable(error)
  }
}
