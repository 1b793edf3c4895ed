'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { callCompany } from '@/lib/client/browser'
import type { DealerInvitation } from '@/lib/contract/dealer-people'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { cornerHref } from './corner-tabs'
import { ToldNotice } from './told-notice'
import { useCorner } from './use-corner'

type Props = { invitations: readonly DealerInvitation[]; locale: Locale }

/** Shops that ask whoever is signed in to join. */
export function JoinDesk({ invitations, locale }: Props) {
  const t = useTranslations('dealer-corner.join')
  const people = useTranslations('dealer-corner.people')
  const [joined, setJoined] = useState(false)
  const { busy, told, run } = useCorner()
  const join = (invitation: string) =>
    void run(invitation, people('done'), async () => {
      const { dealer } = await callCompany('joinDealer', { lang: locale, invitation })
      setJoined(true)
      // What the server has drawn for this account so far knows nothing of the shop.
      location.assign(cornerHref('/user/dealer', dealer, locale))
    })
  if (invitations.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <ToldNotice told={told} />
      <ul className="grid gap-4">
        {invitations.map(({ id, dealer, role, endsOn }) => (
          <li key={id} className="grid gap-3 border border-line bg-white p-4 md:p-6">
            <h2 className="text-2xl">{dealer}</h2>
            <p className="text-steel">{t('as', { role, day: formatDate(endsOn, locale) })}</p>
            <div>
              <Button busy={busy === id || joined} onClick={() => join(id)}>
                {t('accept')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
