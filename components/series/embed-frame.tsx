'use client'

import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { readEmbedOptions } from '@/lib/domain/embed-options'

const never = () => () => undefined
const readSearch = () => window.location.search
const nothing = () => ''

/** What the framing page is told whenever the content grows or shrinks. */
type HeightMessage = { source: 'yss-fork-kit'; type: 'height'; height: number }

/** A frame for dealers' sites: takes its colours from the address and tells its height, so that the page around it never scrolls it. */
export function EmbedFrame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const search = useSyncExternalStore(never, readSearch, nothing)
  const { tone, accent } = useMemo(() => readEmbedOptions(search), [search])

  useEffect(() => {
    const element = content.current
    if (!element || window.parent === window) return
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().height)
      // To anybody: a height is no secret, and whose page it is stands nowhere.
      window.parent.postMessage({ source: 'yss-fork-kit', type: 'height', height } satisfies HeightMessage, '*')
    }
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const style = content.current?.style
    style?.setProperty('--embed-ground', accent?.ground ?? '')
    style?.setProperty('--embed-text', accent?.text ?? '')
  }, [accent])

  return (
    <div
      ref={content}
      data-tone={tone}
      {...(accent && { 'data-accent': true })}
      className="embed grid gap-6 bg-paper p-4 sm:p-6 stage:bg-ink stage:text-white"
    >
      {children}
    </div>
  )
}
