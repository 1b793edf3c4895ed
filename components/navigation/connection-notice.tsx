'use client'

import { useEffect, useState } from 'react'

const onlineNoticeMs = 4000

type Props = {
  offline: string
  online: string
  /** With `{when}` for the time of a copy. */ kept: string
}

/** Says when the connection is lost, for a moment when it is back, and all the time that a page is a copy of an earlier one. */
export function ConnectionNotice({ offline, online, kept }: Props) {
  const [text, setText] = useState('')

  useEffect(() => {
    let timer = 0
    const stop = new AbortController()
    // The service worker marks a copy that it answers with (pwa/ways.ts).
    const { kept: when } = document.documentElement.dataset
    const copy = when ? kept.replace('{when}', when) : ''
    const lost = () => {
      window.clearTimeout(timer)
      setText(copy || offline)
    }
    const back = () => {
      setText(online)
      timer = window.setTimeout(() => setText(copy), onlineNoticeMs)
    }
    window.addEventListener('offline', lost, { signal: stop.signal })
    window.addEventListener('online', back, { signal: stop.signal })
    const first = navigator.onLine && copy === '' ? 0 : window.setTimeout(lost)
    return () => {
      stop.abort()
      window.clearTimeout(timer)
      window.clearTimeout(first)
    }
  }, [offline, online, kept])

  return (
    <div
      role="status"
      data-print="none"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4"
    >
      {text === '' ? null : (
        <span className="rounded-base border border-mist bg-ink px-4 py-2 text-sm text-white">{text}</span>
      )}
    </div>
  )
}
