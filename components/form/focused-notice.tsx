'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { Notice } from '@/components/ui/notice'

/** A notice in place of the control that had the focus, which it takes over; give it a new `key` for each thing it tells. */
export function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice {...props} />
    </div>
  )
}
