'use client'

import { useLayoutEffect, useRef } from 'react'

/** A menu or a dialog. */
type Layer = HTMLElement & { open: boolean; close?: () => void }

/**
 * Names the page in `<html data-route>` while it is shown. Pages that were left stay hidden in the document; they give up the
 * ids that may exist only once and close their menus and dialogs: shown again, a dialog would be open, yet no longer modal.
 */
export function FrameEffects({ route }: { route: string }) {
  const mark = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const frame = mark.current?.closest('[data-frame]')
    const owners = frame?.querySelectorAll<HTMLElement>('[data-own-id]') ?? []
    document.documentElement.dataset.route = route
    for (const element of owners) element.id = element.dataset.ownId ?? ''
    return () => {
      for (const element of owners) element.removeAttribute('id')
      for (const layer of frame?.querySelectorAll<Layer>('details[data-menu], dialog[open]') ?? []) {
        layer.close?.()
        layer.open = false
      }
    }
  }, [route])

  return <span ref={mark} hidden />
}
