'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { Notice } from '@/components/ui/notice'
import type { Appointment } from '@/lib/contract/appointment'
import type { Locale } from '@/lib/i18n/locales'
import { visitChanged } from './changed-visits'
import { CancelVisit } from './cancel-visit'
import { MoveVisit } from './move-visit'
import { VisitCard } from './visit-card'

type Props = {
  visit: Appointment
  token: string
  /** Leads to a new booking. */
  another: ReactNode
  locale: Locale
  onChanged: (visit: Appointment) => void
  /** The visit is no longer what this page shows. */
  onConflict: () => void
}

/** A visit whose link is known: what it is, and how to move or cancel it. */
export function OpenVisit({ visit, token, another, locale, onChanged, onConflict }: Props) {
  const t = useTranslations('appointment.manage')
  const [done, setDone] = useState('')
  const follow = (message: string) => (after: Appointment) => {
    visitChanged(token)
    onChanged(after)
    setDone(message)
  }
  return (
    <div className="grid gap-10">
      {done === '' ? null : (
        <FocusedNotice key={`${done} ${visit.day} ${visit.slot}`} tone="success" role="status" title={done} />
      )}
      <VisitCard visit={visit} locale={locale} />
      {visit.open ? (
        <>
          <MoveVisit
            key={`${visit.day} ${visit.slot}`}
            visit={visit}
            token={token}

            locale={locale}
            onMoved={follow(t('moved'))}
            onConflict={onConflict}
          />
          <CancelVisit token={token} locale={locale} onCancelled={follow(t('cancelled'))} />
        </>
      ) : (
        <Notice title={visit.state === 'cancelled' ? t('cancelled') : t('closed')} actions={another} />
      )}
    </div>
  )
}
