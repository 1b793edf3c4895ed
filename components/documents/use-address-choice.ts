'use client'

import { useMemo, useSyncExternalStore } from 'react'
import type { DownloadKind } from '@/lib/contract/document'

const nothing = () => ''
const read = () => window.location.search

function subscribe(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  return () => window.removeEventListener('popstate', changed)
}

/** Empty = not chosen; ids are readable ids of the catalogue. */
export type Choice = { q: string; kind: DownloadKind | ''; vehicle: string; product: string }

function slug(text: string | null): string {
  return text !== null && /^[a-z0-9-]{1,120}$/.test(text) ? text : ''
}

/** What a link chose: `?q=`, `?kind=`, `?vehicle=`, `?product=`; all empty on the server and during hydration. */
export function useAddressChoice(kinds: readonly DownloadKind[]): Choice {
  const search = useSyncExternalStore(subscribe, read, nothing)
  return useMemo(() => {
    const query = new URLSearchParams(search)
    return {
      q: (query.get('q') ?? '').slice(0, 120),
      kind: kinds.find((kind) => kind === query.get('kind')) ?? '',
      vehicle: slug(query.get('vehicle')),
      product: slug(query.get('product')),
    }
  }, [search, kinds])
}
