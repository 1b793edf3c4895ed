'use client'

import { useState, type ComponentProps } from 'react'
import { Disclosure } from './disclosure'

/** A disclosure that opens when what is in it is needed, and is never shut by itself: a hand or the focus may be in it. */
export function StickyDisclosure({
  needed,
  ...props
}: Omit<ComponentProps<typeof Disclosure>, 'open'> & { needed: boolean }) {
  const [open, setOpen] = useState(needed)
  if (needed && !open) setOpen(true)
  return <Disclosure {...props} open={open} />
}
