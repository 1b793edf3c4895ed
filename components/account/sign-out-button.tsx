'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'

type Props = {
  label: string
  /** Where to go then: home, in the page's language. */
  to: string
}

/** Signs out here and in every tab of this browser. */
export function SignOutButton({ label, to }: Props) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const { signOut } = await import('@/lib/client/session')
    await signOut()
    location.assign(to)
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void leave()}>
      {label}
    </Button>
  )
}
