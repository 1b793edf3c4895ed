/** Colours of a picture, row by row, three bytes (red, green, blue) a pixel. */
export type Pixels = { width: number; height: number; data: Uint8Array }

export type Comparison = {
  /** What is wrong, in words; null when the pictures are alike. */
  fault: string | null
  /** 1 for each pixel of the second picture that differs from the first. */
  mask: Uint8Array
}

/** Lengths are in pixels of the compared pictures, shares from 0 to 1. */
const tolerance = {
  /** Difference of a colour channel, of 255. A shift by a quarter of a pixel stays below it, even between black and white. */
  channel: 24,
  /** Share of the whole picture that may differ. */
  share: 0.006,
  /** Share of a square window that may differ: on a long page a moved block is a small share of the whole. */
  windowShare: 0.15,
  window: 24,
  heightShare: 0.01,
  height: 2,
} as const

/** Mean of each pixel and its neighbours, so that the edges of letters count little. */
function blur({ width, height, data }: Pixels): Float32Array {
  const across = new Float32Array(data.length)
  const blurred = new Float32Array(data.length)
  const row = width * 3
  for (let i = 0; i < data.length; i += 1) {
    const x = i % row
    const own = data[i] ?? 0
    across[i] = (own + (x >= 3 ? (data[i - 3] ?? own) : own) + (x + 3 < row ? (data[i + 3] ?? own) : own)) / 3
  }
  for (let i = 0; i < data.length; i += 1) {
    const own = across[i] ?? 0
    blurred[i] =
      (own + (i >= row ? (across[i - row] ?? own) : own) + (i + row < row * height ? (across[i + row] ?? own) : own)) /
      3
  }
  return blurred
}

function differences(before: Pixels, after: Pixels): Uint8Array {
  const [first, second] = [blur(before), blur(after)]
  const mask = new Uint8Array(after.width * after.height)
  const common = Math.min(before.height, after.height) * after.width
  for (let pixel = 0; pixel < common; pixel += 1) {
    for (const i of [pixel * 3, pixel * 3 + 1, pixel * 3 + 2])
      if (Math.abs((first[i] ?? 0) - (second[i] ?? 0)) > tolerance.channel) mask[pixel] = 1
  }
  return mask
}

function countIn(mask: Uint8Array, width: number, left: number, top: number, size: number): number {
  let count = 0
  for (let y = top; y < top + size; y += 1)
    for (let x = left; x < Math.min(left + size, width); x += 1) count += mask[y * width + x] ?? 0
  return count
}

/** The window with the most differences; windows overlap by half. */
function worstWindow(mask: Uint8Array, width: number, height: number): { x: number; y: number; share: number } {
  const size = tolerance.window
  let worst = { x: 0, y: 0, share: 0 }
  for (let y = 0; y < height; y += size / 2) {
    for (let x = 0; x < width; x += size / 2) {
      const share = countIn(mask, width, x, y, size) / (size * size)
      if (share > worst.share) worst = { x, y, share }
    }
  }
  return worst
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Tells a moved, missing or recoloured block from the noise of letters' edges and shifts by a pixel of the page. */
export function comparePictures(before: Pixels, after: Pixels): Comparison {
  const none = new Uint8Array(after.width * after.height)
  if (before.width !== after.width) return { fault: `width ${before.width} became ${after.width}`, mask: none }
  const mask = differences(before, after)
  const allowed = Math.max(tolerance.height, before.height * tolerance.heightShare)
  if (Math.abs(before.height - after.height) > allowed)
    return { fault: `height ${before.height} became ${after.height}`, mask }
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length
  const worst = worstWindow(mask, after.width, after.height)
  if (worst.share > tolerance.windowShare)
    return {
      fault: `${percent(worst.share)} of a window at ${worst.x}, ${worst.y} differs, at most ${percent(tolerance.windowShare)} may`,
      mask,
    }
  return {
    fault:
      share > tolerance.share
        ? `${percent(share)} of the picture differs, at most ${percent(tolerance.share)} may`
        : null,
    mask,
  }
}
