'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callCompany } from '@/lib/client/browser'
import type { DealerListing, ListingField, SomeListingValues } from '@/lib/contract/dealer-listing'
import { isLiveAtOnce } from '@/lib/domain/dealer-listing'
import type { Locale } from '@/lib/i18n/locales'
import { useCorner } from './use-corner'

/** A listing and what can be done with it; every answer is the whole listing as it then stands. */
export function useListing(first: DealerListing, lang: Locale) {
  const t = useTranslations('dealer-corner')
  const [listing, setListing] = useState(first)
  const corner = useCorner()
  const shop = { lang, dealer: first.id }
  return {
    listing,
    ...corner,
    save: (field: ListingField, values: SomeListingValues) =>
      corner.run(field, t(isLiveAtOnce(field) ? 'saved' : 'sent'), async () =>
        setListing(await callCompany('changeDealerListing', { ...shop, values })),
      ),
    undo: (change: string) =>
      corner.run(change, t('undone'), async () =>
        setListing(await callCompany('undoDealerChange', { ...shop, change })),
      ),
    confirm: () =>
      corner.run('confirm', t('confirmed'), async () => setListing(await callCompany('confirmDealerListing', shop))),
  }
}
