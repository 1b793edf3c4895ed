import type { Box } from '@/lib/drawings/geometry'

/** Scale and offset that fit a drawing (mm) into a frame (pt), centred; at most `most` pt per mm. */
export function fitBox(box: Box, frame: Box, most = Infinity): { scale: number; x: number; y: number } {
  const scale = Math.min(frame.width / box.width, frame.height / box.height, most)
  return {
    scale,
    x: frame.x + (frame.width - box.width * scale) / 2 - box.x * scale,
    y: frame.y + (frame.height - box.height * scale) / 2 - box.y * scale,
  }
}
