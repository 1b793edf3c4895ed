'use client'

import { useEffect } from 'react'
import { isLeaving, seemsSignedIn, sessionHint } from '@/lib/client/session-hint'

type Props = {
  /** Who the page is for. */
  signedIn: boolean
  /** Where somebody else goes, in the page's language. */
  to: string
}

/** Leaves a page that another tab's sign-in or sign-out has made wrong, and one that the browser brings back from before. */
export function SessionWatch({ signedIn, to }: Props) {
  useEffect(() => {
    const check = () => {
      if (seemsSignedIn() !== signedIn) location.replace(to)
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) check()
    }
    addEventListener('pageshow', onShow)
    const stop = sessionHint.subscribe(() => {
      if (!isLeaving()) check()
    })
    return () => {
      removeEventListener('pageshow', onShow)
      stop()
    }
  }, [signedIn, to])
  return null
}
