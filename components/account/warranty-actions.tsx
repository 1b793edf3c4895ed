'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { focusAround } from '@/components/ui/focus-around'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { useAccountCall } from './use-account-call'

type Props = { number: string; reachedHere: boolean; locale: Locale }

/** Where messages about a registered part go, and the way out of the account. */
export function WarrantyActions({ number, reachedHere, locale }: Props) {
  const t = useTranslations('user.warranties')
  const call = useAccountCall()
  const remove = async ({ currentTarget }: MouseEvent) => {
    if (await call.run(() => callCompany('removeMyWarranty', { number }), t('removed'))) focusAround(currentTarget)
  }
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      {!reachedHere && <p className="text-sm text-steel">{t('elsewhere')}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        {!reachedHere && (
          <Button
            size="small"
            variant="secondary"
            busy={call.busy}
            onClick={() => void call.run(() => callCompany('moveMyWarranty', { number, lang: locale }), t('moved'))}
          >
            {t('move')}
          </Button>
        )}
        <Button size="small" variant="quiet" busy={call.busy} onClick={(event) => void remove(event)}>
          {t('remove')}
        </Button>
      </p>
      <CallOutcome call={call} />
    </div>
  )
}
