'use client'

import { useLayoutEffect, useRef } from 'react'

/**
 * Names the page in `<html data-route>` while it is shown. Pages that were left stay hidden in the document; they give up the
 * ids that may exist only once and close their open menus and dialogs: shown again, a dialog would be open, yet no longer modal.
 */
export function FrameEffects({ route }: { route: string }) {
  const mark = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const frame = mark.current?.closest('[data-frame]')
    const owners = frame ? [...frame.querySelectorAll<HTMLElement>('[data-own-id]')] : []
    document.documentElement.dataset.route = route
    for (const element of owners) element.id = element.dataset.ownId ?? ''
    return () => {
      for (const element of owners) element.removeAttribute('id')
      frame?.querySelectorAll('details[data-menu][open]').forEach((menu) => menu.removeAttribute('open'))
      frame?.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close())
    }
  }, [route])

  return <span ref={mark} hidden />
}
