'use client'

import { useState } from 'react'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import type { Appointment } from '@/lib/contract/appointment'
import { ApiError } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import type { ManageTexts } from './booking-texts'
import { CancelVisit } from './cancel-visit'
import { MoveVisit } from './move-visit'
import { useVisit } from './use-visit'
import { VisitCard } from './visit-card'

type Props = { texts: ManageTexts; locale: Locale; bookHref: string }

const wrongLink = new Set(['NOT_FOUND', 'INVALID_INPUT'])

/** The visit behind the private link in this page's address: what it is, and how to move or cancel it. */
export function ManageVisit({ texts, locale, bookHref }: Props) {
  const token = usePrivateToken()
  const { visit, error, mutate } = useVisit(token ?? '', locale)
  const [done, setDone] = useState('')
  const { manage } = texts
  const another = <ButtonLink href={bookHref}>{manage.new}</ButtonLink>

  const follow = (message: string) => (after: Appointment) => {
    void mutate(after, { revalidate: false })
    setDone(message)
  }
  if (token === '' || (error instanceof ApiError && wrongLink.has(error.code)))
    return <EmptyState title={manage.invalidTitle} text={manage.invalidText} actions={another} />
  if (error)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={manage.downTitle}
        actions={
          <Button variant="secondary" onClick={() => void mutate()}>
            {manage.retry}
          </Button>
        }
      >
        {manage.downText}
      </Notice>
    )
  if (token === null || !visit) return <p role="status">{manage.loading}</p>
  return (
    <div className="grid gap-10">
      {done === '' ? null : (
        <Notice key={`${done} ${visit.day} ${visit.slot}`} tone="success" role="status" title={done} />
      )}
      <VisitCard visit={visit} texts={texts} locale={locale} />
      {visit.open ? (
        <>
          <MoveVisit
            key={`${visit.day} ${visit.slot}`}
            visit={visit}
            token={token}
            texts={texts}
            locale={locale}
            onMoved={follow(manage.moved)}
          />
          <CancelVisit token={token} texts={texts} locale={locale} onCancelled={follow(manage.cancelled)} />
        </>
      ) : (
        <Notice title={visit.state === 'cancelled' ? manage.cancelled : manage.closed} actions={another} />
      )}
    </div>
  )
}
