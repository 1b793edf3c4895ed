'use client'

import { useEffect, useState } from 'react'

const onlineNoticeMs = 4000

/** Says when the connection is lost, and for a moment when it is back. */
export function ConnectionNotice({ offline, online }: { offline: string; online: string }) {
  const [text, setText] = useState('')

  useEffect(() => {
    let timer = 0
    const stop = new AbortController()
    const lost = () => {
      window.clearTimeout(timer)
      setText(offline)
    }
    const back = () => {
      setText(online)
      timer = window.setTimeout(() => setText(''), onlineNoticeMs)
    }
    window.addEventListener('offline', lost, { signal: stop.signal })
    window.addEventListener('online', back, { signal: stop.signal })
    const first = navigator.onLine ? 0 : window.setTimeout(lost)
    return () => {
      stop.abort()
      window.clearTimeout(timer)
      window.clearTimeout(first)
    }
  }, [offline, online])

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
