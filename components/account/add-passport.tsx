'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { keptKey } from '@/lib/utils/passport-key'
import { Button } from '@/components/ui/button'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { useAccountCall } from './use-account-call'

const never = () => () => undefined

/** Offers the passport that was opened in this tab before signing in. */
export function AddPassport({ locale }: { locale: Locale }) {
  const t = useTranslations('user.warranties')
  const call = useAccountCall()
  const [added, setAdded] = useState(false)
  const isOpen = useSyncExternalStore(
    never,
    () => keptKey().token !== '',
    () => false,
  )
  const add = async () =>
    setAdded(await call.run(() => callCompany('addMyPassport', { ...keptKey(), lang: locale }), t('added')))
  if (!isOpen) return null
  return (
    <section aria-labelledby="add-passport" className="grid max-w-xl gap-3 border-l-3 border-signal bg-white p-5">
      <h3 id="add-passport" className="text-xl">
        {t('passportTitle')}
      </h3>
      <p>{t('passportLead')}</p>
      {!added && (
        <p>
          <Button busy={call.busy} onClick={() => void add()}>
            {t('passportAdd')}
          </Button>
        </p>
      )}
      <CallOutcome call={call} />
    </section>
  )
}
