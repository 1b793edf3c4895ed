'use client'

import { useEffect, useRef } from 'react'

/** Closes the menus beside it on Escape, on a click elsewhere and when a link is followed. Without script they are plain disclosures. */
export function MenuBehaviour() {
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const menus = () =>
      mark.current?.parentElement?.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]') ?? []
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return
        for (const menu of menus()) if (!menu.contains(target) || target.closest('a[href]')) menu.open = false
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        for (const menu of menus()) {
          if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
          menu.open = false
        }
      },
      { signal },
    )
    document.addEventListener(
      'focusin',
      ({ target }) => {
        for (const menu of menus()) if (target instanceof Node && !menu.contains(target)) menu.open = false
      },
      { signal },
    )
    return () => stop.abort()
  }, [])

  return <span ref={mark} hidden />
}
