import { docxType } from '@/lib/contract/file-types'

/** What a file from a visitor may be; the browser prepares files by it and the server checks them by it. */
export const photoLimits = {
  /** The larger one is made smaller, pixels. */
  maxWidth: 1024,
  maxHeight: 1024,
  /** JPEG quality the browser sends with, 0–1. */
  quality: 1,
  /** Pictures with more are refused before they are decoded, millions of pixels. */
  maxMegapixels: 50,
  /** As sent. */
  maxBytes: 10 * 1024 * 1024,
} as const

/** A photographed page has to stay readable: some 200 dots an inch of A4. */
const pageLimits = { maxWidth: 2400, maxHeight: 2400, quality: 0.85 } as const

/** A picture that may be published fills the width of a page. */
const publicLimits = { maxWidth: 2000, maxHeight: 2000, quality: 0.9 } as const

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const acceptedFileTypes = [...pictureTypes, 'application/pdf'] as const
/** Of a résumé, which many have as a text document. */
export const resumeFileTypes = [...acceptedFileTypes, docxType] as const
export type AcceptedFileType = (typeof resumeFileTypes)[number]

/** What may be sent for a purpose, and how large its pictures stay. */
export function fileRulesOf(purpose: string): {
  types: readonly AcceptedFileType[]
  maxWidth: number
  maxHeight: number
  quality: number
} {
  if (purpose === 'resume') return { types: resumeFileTypes, ...pageLimits }
  if (purpose === 'build' || purpose === 'content') return { types: pictureTypes, ...publicLimits }
  const { maxWidth, maxHeight, quality } = photoLimits
  if (purpose === 'dealer') return { types: pictureTypes, maxWidth, maxHeight, quality }
  return { types: acceptedFileTypes, maxWidth, maxHeight, quality }
}
