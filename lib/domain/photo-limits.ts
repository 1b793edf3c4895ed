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

export const acceptedFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type AcceptedFileType = (typeof acceptedFileTypes)[number]
