'use client'

import { useEffect, useState, type ReactNode } from 'react'

const onlineNoticeMs = 4000

type Props = {
  offline: string
  online: string
  /** With a KeptWhen in it. */ kept: ReactNode
}

/** Says when the connection is lost, for a moment when it is back, and all the time that a page is a copy of an earlier one. */
export function ConnectionNotice({ offline, online, kept }: Props) {
  const [text, setText] = useState<ReactNode>('')

  useEffect(() => {
    let timer = 0
    const stop = new AbortController()
    const copy = document.documentElement.dataset.kept ? kept : ''
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
        <span className="rounded-base border border-mist bg-ink px-4 py-2 phrased text-sm text-white">{text}</span>
      )}
    </div>
  )
}
