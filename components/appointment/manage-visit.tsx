'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { LoadFailure } from '@/components/form/load-failure'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import type { Appointment } from '@/lib/contract/appointment'
import { readFailure } from '@/lib/client/read-failure'
import type { Locale } from '@/lib/i18n/locales'
import { CancelVisit } from './cancel-visit'
import { MoveVisit } from './move-visit'
import { useVisit } from './use-visit'
import { VisitCard } from './visit-card'

type Props = { locale: Locale; bookHref: string }

const wrongLink = new Set(['NOT_FOUND', 'INVALID_INPUT'])

/** The visit behind the private link in this page's address: what it is, and how to move or cancel it. */
export function ManageVisit({ locale, bookHref }: Props) {
  const t = useTranslations('appointment.manage')
  const token = usePrivateToken()
  const { visit, error, mutate } = useVisit(token ?? '', locale)
  const [done, setDone] = useState('')
  const another = <ButtonLink href={bookHref}>{t('new')}</ButtonLink>

  const follow = (message: string) => (after: Appointment) => {
    void mutate(after, { revalidate: false })
    setDone(message)
  }
  if (token === '' || (error && wrongLink.has(readFailure(error).code)))
    return <EmptyState title={t('invalidTitle')} text={t('invalidText')} actions={another} />
  if (error)
    return (
      <LoadFailure title={t('downTitle')} onRetry={() => void mutate()}>
        {t('downText')}
      </LoadFailure>
    )
  if (token === null || !visit) return <p role="status">{t('loading')}</p>
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
            onConflict={() => void mutate()}
          />
          <CancelVisit token={token} locale={locale} onCancelled={follow(t('cancelled'))} />
        </>
      ) : (
        <Notice title={visit.state === 'cancelled' ? t('cancelled') : t('closed')} actions={another} />
      )}
    </div>
  )
}
