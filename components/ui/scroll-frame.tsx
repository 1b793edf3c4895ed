'use client'

import type { ComponentProps } from 'react'

type Props = ComponentProps<'div'> & { role: 'group' | 'region' }

/** What is folded away is measured only when it is opened. */
function watch(frame: HTMLDivElement): () => void {
  frame.tabIndex = -1
  const observer = new ResizeObserver(() => {
    frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1
  })
  observer.observe(frame)
  for (const content of frame.children) observer.observe(content)
  return () => observer.disconnect()
}

/**
 * A frame with something that may be wider than it. Who uses the keyboard comes to it while it scrolls, and past it when everything is in
 * sight; without script it is on their way.
 */
export function ScrollFrame(props: Props) {
  return <div {...props} ref={watch} tabIndex={0} />
}
