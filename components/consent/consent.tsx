'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { SeenPage } from '@/lib/domain/seen-page'
import { allowedPurposes, consentStore, sendsSignal } from '@/lib/utils/consent-store'
import { offeredPurposes, type ConsentProps } from './consent-props'
import { useConsent } from './use-consent'

const ConsentLayer = lazy(async () => ({ default: (await import('./consent-layer')).ConsentLayer }))
const AllowedPurposes = lazy(async () => ({ default: (await import('./allowed-purposes')).AllowedPurposes }))

const patienceMs = 2000

/** True once the page has started and the browser has nothing better to do: nobody waits for a question. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    // Safari has no idle callbacks.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(begin, patienceMs / 4)
      return () => window.clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(begin, { timeout: patienceMs })
    return () => window.cancelIdleCallback(handle)
  }, [])
  return isIdle
}

/**
 * The question what the visitor allows, on every page that everybody may see, and what follows from the answer. Both are loaded when they are
 * needed: without an answer no code of a purpose is, after a refusal nothing is.
 */
export function Consent({ locale, external, seen }: ConsentProps & { seen: SeenPage }) {
  const isIdle = useIdle()
  const consent = useConsent()
  useEffect(() => {
    // An answer on this page sends itself.
    if (isIdle && consentStore.read()?.sent === false)
      void import('./send-consent').then(({ sendConsent }) => sendConsent(locale))
  }, [isIdle, locale])
  if (!isIdle) return null
  const allowed = allowedPurposes(consent, offeredPurposes(external), sendsSignal())
  if (allowed?.length === 0) return null
  return (
    <Suspense>
      {allowed ? (
        <AllowedPurposes allowed={allowed} external={external} seen={seen} />
      ) : (
        <ConsentLayer locale={locale} external={external} />
      )}
    </Suspense>
  )
}
