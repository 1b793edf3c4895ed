'use client'

import { useEffect } from 'react'
import { hearTabs, seemsSignedIn } from '@/lib/client/session-hint'

type Props = {
  /** Who the page is for. */
  signedIn: boolean
  /** Where somebody else goes, in the page's language. */
  to: string
}

/** Leaves a page that another tab's sign-in or sign-out has made wrong, and one that the browser brings back from before. A session that turns out to be over here is told where it was needed, beside what is typed. */
export function SessionWatch({ signedIn, to }: Props) {
  useEffect(() => {
    const check = () => {
      if (seemsSignedIn() !== signedIn) location.replace(to)
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) check()
    }
    addEventListener('pageshow', onShow)
    const stop = hearTabs(check)
    return () => {
      removeEventListener('pageshow', onShow)
      stop()
    }
  }, [signedIn, to])
  return null
}
