'use client'

import { useOpenWithIds } from '@/components/navigation/use-open-with-ids'
import { compareStore } from '@/components/products/compare-store'

export function OpenComparison({ href }: { href: string }) {
  useOpenWithIds(compareStore, href)
  return null
}
