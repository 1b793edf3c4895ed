'use client'

import { mdiAccountCircle, mdiAccountCircleOutline } from '@mdi/js'
import { useSyncExternalStore } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { seemsSignedIn, sessionHint } from '@/lib/client/session-hint'

type Props = {
  /** The account's page, which sends a guest to sign in and back. */
  href: string
  guest: string
  user: string
}

/** Way to one's account, or to sign in. The page is everybody's: only this browser knows which, and nothing is asked for it. */
export function AccountLink({ href, guest, user }: Props) {
  const signedIn = useSyncExternalStore(sessionHint.subscribe, seemsSignedIn, () => false)
  return (
    <AppLink href={href} prefetch={false} className="hidden size-11 place-items-center nav:grid">
      <Icon path={signedIn ? mdiAccountCircle : mdiAccountCircleOutline} label={signedIn ? user : guest} />
    </AppLink>
  )
}
