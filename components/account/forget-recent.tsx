'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { recentStore } from '@/lib/utils/recent-store'

export function ForgetRecent({ label, href }: { label: string; href: string }) {
  const router = useRouter()
  const forget = () => {
    recentStore.write([])
    router.replace(href)
  }
  return (
    <Button type="button" variant="quiet" onClick={forget}>
      {label}
    </Button>
  )
}
