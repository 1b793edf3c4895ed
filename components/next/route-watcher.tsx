'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clickedAddress, samePage } from '@/components/navigation/clicked-address'
import { finishBar, startBar } from '@/lib/utils/progress-bar'
import { LoadingOverlay } from '@/components/navigation/loading-overlay'
import { enterEntry, rememberScroll, restoreEntry } from './scroll-memory'
import { focusMain, focusQuietly, hashTarget, scrollToElement } from '@/components/navigation/smooth-scroll'

const navigation = Symbol('navigation')
const overlayAfterMs = 1500
const giveUpMs = 15_000

/** One spelling of path and query, however the query was written. */
function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname}?${new URLSearchParams(search).toString()}`
}

/** The focus of a page that is hidden now is lost; the new page's content takes it. */
function rescueFocus(): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && activeElement.getClientRects().length > 0) return
  focusMain()
}

/** Clicks inside the page go to their place softly; clicks to another page start the bar. */
function watchClicks(onLeave: () => void, signal: AbortSignal): void {
  const listen = (event: MouseEvent) => {
    const url = clickedAddress(event)
    if (!url || event.defaultPrevented) return
    if (!samePage(url, window.location)) {
      onLeave()
      return
    }
    const target = hashTarget(url.hash)
    if (!target) return
    event.preventDefault()
    if (url.hash !== window.location.hash) window.history.pushState(null, '', url)
    enterEntry()
    scrollToElement(target)
    focusQuietly(target)
  }
  document.addEventListener('click', listen, { signal, capture: true })
}

/** Bar and overlay of a navigation that has been started and has not arrived. */
function usePending() {
  const [slow, setSlow] = useState(false)
  const timer = useRef(0)

  const settle = useCallback(() => {
    window.clearTimeout(timer.current)
    finishBar(navigation)
    setSlow(false)
  }, [])

  const leave = useCallback(() => {
    window.clearTimeout(timer.current)
    startBar(navigation)
    timer.current = window.setTimeout(() => {
      setSlow(true)
      timer.current = window.setTimeout(settle, giveUpMs)
    }, overlayAfterMs)
  }, [settle])

  return { slow, settle, leave }
}

/** Position on back and forward, soft hash targets and focus on arrival at an address. */
function useArrival(address: string): void {
  const traversing = useRef(false)
  const arrived = useRef<string | null>(null)

  useLayoutEffect(() => {
    const forget = rememberScroll()
    const listen = () => {
      traversing.current = arrived.current !== addressOf(window.location)
      if (traversing.current) return
      enterEntry()
      restoreEntry()
    }
    window.addEventListener('popstate', listen)
    return () => {
      window.removeEventListener('popstate', listen)
      forget()
    }
  }, [])

  useLayoutEffect(() => {
    if (arrived.current === address) return
    const first = arrived.current === null
    arrived.current = address
    enterEntry()
    if (!first) document.documentElement.dataset.navigated = ''
    if (first || traversing.current) restoreEntry()
  }, [address])

  useEffect(() => {
    if (document.documentElement.dataset.navigated === undefined) return
    const target = traversing.current ? null : hashTarget(window.location.hash)
    traversing.current = false
    if (!target) {
      rescueFocus()
      return
    }
    window.scrollTo(0, 0)
    scrollToElement(target)
    focusQuietly(target)
  }, [address])
}

/** What the router leaves open: bar, overlay, position on back, soft hash targets, focus. */
export function RouteWatcher({ loading, cancelHint }: { loading: string; cancelHint: string }) {
  const address = addressOf({ pathname: usePathname(), search: useSearchParams().toString() })
  const router = useRouter()
  const { slow, settle, leave } = usePending()
  useArrival(address)

  useEffect(() => {
    const stop = new AbortController()
    watchClicks(leave, stop.signal)
    window.addEventListener('pageshow', settle, { signal: stop.signal })
    return () => stop.abort()
  }, [leave, settle])

  useEffect(() => settle(), [address, settle])

  const cancel = useCallback(() => {
    settle()
    // Going to where one already is takes the place of the navigation that is under way.
    router.replace(window.location.pathname + window.location.search, { scroll: false })
  }, [router, settle])

  return <LoadingOverlay pending={slow} text={loading} hint={cancelHint} onCancel={cancel} />
}
