'use client'

import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Appointment } from '@/lib/contract/appointment'
import { ApiError } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import type { ManageTexts } from './booking-texts'

type Props = { token: string; texts: ManageTexts; locale: Locale; onCancelled: (visit: Appointment) => void }

/** Cancels after a second step, with a reason if the visitor likes to give one. */
export function CancelVisit({ token, texts: { manage, errors, optional }, locale, onCancelled }: Props) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const cancel = async () => {
    setBusy(true)
    setFailure('')
    try {
      onCancelled(await callCompany('cancelAppointment', { token, lang: locale, reason }))
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'INTERNAL'
      setFailure(code === 'CONFLICT' ? manage.closed : code === 'STORAGE_FULL' ? errors.full : manage.downText)
      setBusy(false)
    }
  }
  return (
    <Disclosure summary={manage.cancel}>
      <div className="grid max-w-text gap-5 pt-3">
        <p>{manage.cancelText}</p>
        <TextField
          label={manage.reason}
          note={optional}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {failure === '' ? null : (
          <Notice tone="danger" role="alert" title={manage.failedTitle}>
            {failure}
          </Notice>
        )}
        <div>
          <Button variant="secondary" busy={busy} onClick={() => void cancel()}>
            {manage.cancelSubmit}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
