'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { callCompany } from '@/lib/client/browser'
import { CallOutcome } from './call-outcome'
import { useAccountCall } from './use-account-call'

/** Ends every session, this one with them; the way in stands at `href`. */
export function SignOutEverywhere({ href }: { href: string }) {
  const t = useTranslations('user.settings')
  const call = useAccountCall()
  const leave = async () => {
    if (!(await call.run(() => callCompany('revokeAllTokens', {}), null, { refresh: false }))) return
    // The other tabs of this browser leave, too, and no cookie stays.
    const { signOut } = await import('@/lib/client/session')
    await signOut()
    // A document, so that nothing of the account stays in this tab.
    location.assign(href)
  }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" busy={call.busy} onClick={() => void leave()}>
          {t('everywhere')}
        </Button>
        <span className="text-sm text-steel">{t('everywhereText')}</span>
      </p>
      <CallOutcome call={call} />
    </div>
  )
}
