'use client'

import { useOpenWithIds } from '@/components/navigation/use-open-with-ids'
import { recentStore } from '@/lib/utils/recent-store'

export function OpenRecent({ href }: { href: string }) {
  useOpenWithIds(recentStore, href)
  return null
}
