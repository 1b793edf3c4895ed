'use client'

import { createContext, useContext } from 'react'
import type { ListingField } from '@/lib/contract/dealer-listing'
import { isLiveAtOnce } from '@/lib/domain/dealer-listing'

/** Who writes: a shop, whose small changes are live at once, or staff, who write drafts and publish them. */
export type ListingMode = 'shop' | 'desk'

export const ListingModeContext = createContext<ListingMode>('shop')

/** What becomes of a field that is saved here. */
export function useFate(field: ListingField): 'live' | 'look' | 'draft' {
  const mode = useContext(ListingModeContext)
  if (mode === 'desk') return 'draft'
  return isLiveAtOnce(field) ? 'live' : 'look'
}
