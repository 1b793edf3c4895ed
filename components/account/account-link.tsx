'use client'

import { mdiAccountCircle, mdiAccountCircleOutline } from '@mdi/js'
import { useSyncExternalStore, type ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { seemsSignedIn, sessionHint } from '@/lib/client/session-hint'

type Target = { href: string; label: string }
type Props = {
  guest: Target
  user: Target
  className: string
  /** The label in sight, beside the mark. */ worded?: boolean
}

const text = (worded: boolean, label: string): ReactNode => (worded ? <span>{label}</span> : null)

/** Way to one's account, or to sign in. The page is everybody's: only this browser knows which, and nothing is asked for it. */
export function AccountLink({ guest, user, className, worded = false }: Props) {
  const signedIn = useSyncExternalStore(sessionHint.subscribe, seemsSignedIn, () => false)
  const { href, label } = signedIn ? user : guest
  return (
    <AppLink href={href} prefetch={false} className={className}>
      <Icon path={signedIn ? mdiAccountCircle : mdiAccountCircleOutline} {...(!worded && { label })} />
      {text(worded, label)}
    </AppLink>
  )
}
