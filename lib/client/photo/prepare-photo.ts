import { acceptedFileTypes, photoLimits, type AcceptedFileType } from '@/lib/domain/photo-limits'
import { drawPicture, toJpeg, type DrawOptions } from './draw-picture'
import { readFileType } from './file-type'
import { PhotoError } from './photo-error'

export type PhotoLimits = Partial<DrawOptions> & {
  /** Of what is sent. */
  maxBytes?: number
  /** What may be sent; default: pictures and PDF. */
  types?: readonly AcceptedFileType[]
}

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

/** Makes a photograph ready to be sent: a JPEG within the limits and without what the camera wrote into it. A document stays what it is. Throws PhotoError. */
export async function preparePhoto(file: Blob, limits: PhotoLimits = {}): Promise<PreparedPhoto> {
  const { maxBytes = photoLimits.maxBytes, types = acceptedFileTypes, ...options } = { ...defaults, ...limits }
  const type = await readFileType(file)
  if (type === null || !types.includes(type)) throw new PhotoError('not-supported')
  const isDocument = !type.startsWith('image/')
  if (file.size > (isDocument ? maxBytes : maxSourceBytes)) throw new PhotoError('too-big')
  if (isDocument) return { blob: new Blob([file], { type }), preview: null }
  const blob = await toJpeg(await drawPicture(file, options), options.quality)
  if (blob.size > maxBytes) throw new PhotoError('too-big')
  return { blob, preview: (await drawPicture(blob, preview)).toDataURL('image/jpeg', preview.quality) }
}
