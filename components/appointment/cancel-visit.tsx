'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Appointment } from '@/lib/contract/appointment'
import { readFailure } from '@/lib/client/read-failure'
import type { Locale } from '@/lib/i18n/locales'

type Props = { token: string; locale: Locale; onCancelled: (visit: Appointment) => void }

/** Cancels after a second step, with a reason if the visitor likes to give one. */
export function CancelVisit({ token, locale, onCancelled }: Props) {
  const t = useTranslations('appointment.manage')
  const form = useTranslations('form')
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const cancel = async () => {
    setBusy(true)
    setFailure('')
    try {
      onCancelled(await callCompany('cancelAppointment', { token, lang: locale, reason }))
    } catch (error) {
      const { code } = readFailure(error)
      setFailure(code === 'STORAGE_FULL' ? form('full') : t(code === 'CONFLICT' ? 'closed' : 'downText'))
      setBusy(false)
    }
  }
  return (
    <Disclosure summary={t('cancel')}>
      <div className="grid max-w-text gap-5 pt-3">
        <p>{t('cancelText')}</p>
        <TextField
          label={t('reason')}
          note={form('optional')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {failure === '' ? null : (
          <Notice tone="danger" role="alert" title={t('failedTitle')}>
            {failure}
          </Notice>
        )}
        <div>
          <Button variant="secondary" busy={busy} onClick={() => void cancel()}>
            {t('cancelSubmit')}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
