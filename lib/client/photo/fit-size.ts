export type Size = { width: number; height: number }
export type SizeLimits = { maxWidth: number; maxHeight: number; /** Millions of pixels. */ maxMegapixels?: number }

/** The size of a picture, in pixels, made small enough for all limits; its shape is kept and it is never enlarged. */
export function fitSize({ width, height }: Size, { maxWidth, maxHeight, maxMegapixels = Infinity }: SizeLimits): Size {
  const scale = Math.min(
    1,
    maxWidth / width,
    maxHeight / height,
    Math.sqrt((maxMegapixels * 1_000_000) / (width * height)),
  )
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}
