'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import useSWRImmutable from 'swr/immutable'
import { callCompany } from '@/lib/client/browser'
import type { Product } from '@/lib/contract/product'
import { answerSetup, type SetupAnswer } from '@/lib/domain/setup/answer'
import type { Locale } from '@/lib/i18n/locales'
import { choicesOfAddress } from './setup-address'
import { setupStore, type SetupChoices } from './setup-store'

/** The visitor's choices; those of a first visit on the server and during hydration. */
export function useChoices(): SetupChoices {
  return useSyncExternalStore(setupStore.subscribe, setupStore.read, setupStore.readOnServer)
}

/** Takes over what the address says, each time the page is shown, and clears it: a part chosen later must not be undone by going back. */
export function useAddressChoices(): void {
  useEffect(() => {
    const take = () => {
      const choices = choicesOfAddress(location, setupStore.read())
      if (!choices) return
      setupStore.change({ type: 'all', choices })
      history.replaceState(null, '', location.pathname)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
}

export type ChosenPart = {
  product: Product | null
  answer: SetupAnswer | null
  isLoading: boolean
  error: unknown
  retry: () => void
}

/** The chosen part with everything the assistant says about it. Leaves that ask for the same part share one request. */
export function usePart(locale: Locale): ChosenPart {
  const choices = useChoices()
  const { data, error, isLoading, mutate } = useSWRImmutable<Product, unknown>(
    choices.productId === null ? null : ['setup-part', choices.productId, locale],
    () => callCompany('getProduct', { id: choices.productId ?? '', lang: locale }, { quiet: true }),
  )
  const product = data ?? null
  const answer = useMemo(() => (product ? answerSetup(product, choices) : null), [product, choices])
  return { product, answer, isLoading, error, retry: () => void mutate() }
}
