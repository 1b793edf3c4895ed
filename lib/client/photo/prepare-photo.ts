import { photoLimits } from '@/lib/domain/photo-limits'
import { drawPicture, toJpeg, type DrawOptions } from './draw-picture'
import { readFileType } from './file-type'
import { PhotoError } from './photo-error'

export type PhotoLimits = Partial<DrawOptions> & { /** Of what is sent. */ maxBytes?: number }

const defaults = {
  maxWidth: photoLimits.maxWidth,
  maxHeight: photoLimits.maxHeight,
  quality: photoLimits.quality,
  rotate: true,
} as const
/** Nothing a camera makes is larger; decoding it would only stop the browser. */
const maxSourceBytes = 60 * 1024 * 1024
const preview = { maxWidth: 320, maxHeight: 320, quality: 0.8, rotate: true } as const

/** What is sent, and a small picture of it as a `data:` address (the pages' policy allows no others); null = a document. */
export type PreparedPhoto = { blob: Blob; preview: string | null }

/** Makes a photograph ready to be sent: a JPEG within the limits and without what the camera wrote into it. A PDF stays what it is. Throws PhotoError. */
export async function preparePhoto(file: Blob, limits: PhotoLimits = {}): Promise<PreparedPhoto> {
  const { maxBytes = photoLimits.maxBytes, ...options } = { ...defaults, ...limits }
  const type = await readFileType(file)
  if (type === null) throw new PhotoError('not-supported')
  if (file.size > (type === 'application/pdf' ? maxBytes : maxSourceBytes)) throw new PhotoError('too-big')
  if (type === 'application/pdf') return { blob: new Blob([file], { type }), preview: null }
  const blob = await toJpeg(await drawPicture(file, options), options.quality)
  if (blob.size > maxBytes) throw new PhotoError('too-big')
  return { blob, preview: (await drawPicture(blob, preview)).toDataURL('image/jpeg', preview.quality) }
}
