import { useEffect, type RefObject } from 'react'

/**
 * Stroke for a place of the drawing in the window: extended where it enters and leaves, compressed in the middle.
 * @param top distance of its upper edge from that of the window; all in the same unit
 */
export function strokeInWindow(top: number, height: number, windowHeight: number): number {
  const progress = Math.min(1, Math.max(0, (windowHeight - top) / (windowHeight + height)))
  return (1 - Math.cos(2 * Math.PI * progress)) / 2
}

/** Calls `move` with a stroke that follows the place of the element in the window; never for visitors who prefer less motion. */
export function useScrollStroke(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  rest: number,
  move: (stroke: number) => void,
): void {
  useEffect(() => {
    if (!isActive) return
    let frame = 0
    let stroke = rest
    const follow = () => {
      frame = 0
      const box = element.current?.getBoundingClientRect()
      if (!box || box.bottom < 0 || box.top > window.innerHeight) return
      const way = strokeInWindow(box.top, box.height, window.innerHeight) - stroke
      stroke += Math.abs(way) < 0.002 ? way : way * 0.18
      move(stroke)
      if (Math.abs(way) >= 0.002) frame = requestAnimationFrame(follow)
    }
    const start = () => {
      if (frame === 0 && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
        frame = requestAnimationFrame(follow)
    }
    window.addEventListener('scroll', start, { passive: true })
    return () => {
      window.removeEventListener('scroll', start)
      cancelAnimationFrame(frame)
    }
  }, [element, isActive, rest, move])
}
