'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callCompany } from '@/lib/client/browser'
import type { InputOf } from '@/lib/contract/endpoints'
import type { DealerListing, ListingField, SomeListingValues } from '@/lib/contract/dealer-listing'
import { isLiveAtOnce } from '@/lib/domain/dealer-listing'
import type { Locale } from '@/lib/i18n/locales'
import type { ListingMode } from './listing-mode'
import { useCorner } from './use-corner'

export type Verdict = InputOf<'reviewDealerChange'>['verdict']

/** A listing and what can be done with it; every answer is the whole listing as it then stands. */
export function useListing(first: DealerListing, lang: Locale, mode: ListingMode = 'shop') {
  const t = useTranslations('dealer-corner')
  const [listing, setListing] = useState(first)
  const corner = useCorner()
  const router = useRouter()
  /** The listing as it stands by now; at the desk its preview follows. */
  const show = (next: DealerListing) => {
    setListing(next)
    if (mode === 'desk') router.refresh()
  }
  const shop = { lang, dealer: first.id }
  const savedText = (field: ListingField) =>
    mode === 'desk' ? t('desk.saved') : t(isLiveAtOnce(field) ? 'saved' : 'sent')
  return {
    listing,
    ...corner,
    save: (field: ListingField, values: SomeListingValues) =>
      corner.run(field, savedText(field), async () =>
        show(await callCompany('changeDealerListing', { ...shop, values })),
      ),
    undo: (change: string) =>
      corner.run(change, t('undone'), async () => show(await callCompany('undoDealerChange', { ...shop, change }))),
    /** What staff decide about a change that waits. */
    decide: (change: string, verdict: Verdict, done: string) =>
      corner.run(change, done, async () => {
        await callCompany('reviewDealerChange', { change, verdict })
        show(await callCompany('getDealerListing', shop))
      }),
    confirm: () =>
      corner.run('confirm', t('confirmed'), async () => show(await callCompany('confirmDealerListing', shop))),
  }
}
