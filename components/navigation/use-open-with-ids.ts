'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { LocalStore } from '@/lib/utils/local-store'

/** On a stored page that can list ids kept in this browser: opens the same address with them. */
export function useOpenWithIds(store: LocalStore<string[]>, href: string): void {
  const router = useRouter()
  useEffect(() => {
    const ids = store.read()
    if (ids.length > 0) router.replace(`${href}?ids=${ids.join(',')}`, { scroll: false })
  }, [router, store, href])
}
