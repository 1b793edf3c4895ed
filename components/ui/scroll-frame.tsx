'use client'

import { useState, type ComponentProps } from 'react'

type Props = ComponentProps<'div'> & { role: 'group' | 'region' }

/**
 * A frame with something that may be wider than it. Who uses the keyboard comes to it while it scrolls, and past it when everything is in
 * sight; until the browser has measured, and without script, it is on their way.
 */
export function ScrollFrame(props: Props) {
  const [scrolls, setScrolls] = useState(true)
  const watch = (frame: HTMLDivElement | null) => {
    if (!frame) return
    const observer = new ResizeObserver(() => setScrolls(frame.scrollWidth > frame.clientWidth))
    observer.observe(frame)
    for (const content of frame.children) observer.observe(content)
    return () => observer.disconnect()
  }
  return <div {...props} ref={watch} tabIndex={scrolls ? 0 : undefined} />
}
