'use client'

import { useEffect, useRef, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { countFound } from './count-found'

const pauseMs = 250

/** The number of products that the form's choices would find; asked again a moment after each change. */
export function useFoundCount(total: number, locale: Locale) {
  const [found, setFound] = useState({ count: total, counting: false })
  const timer = useRef<number | undefined>(undefined)
  const latest = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const ask = (query: URLSearchParams) => {
    const asked = ++latest.current
    window.clearTimeout(timer.current)
    setFound(({ count }) => ({ count, counting: true }))
    timer.current = window.setTimeout(() => {
      countFound(query, locale).then(
        (count) => asked === latest.current && setFound({ count, counting: false }),
        // Without an answer the button promises no number; it still sends.
        () => asked === latest.current && setFound({ count: NaN, counting: false }),
      )
    }, pauseMs)
  }
  return { ...found, ask, reset: () => setFound({ count: total, counting: false }) }
}
