'use client'

import { useTranslations } from 'next-intl'
import { mdiCalendarPlus, mdiFileDownloadOutline, mdiPrinterOutline } from '@mdi/js'
import { useState, type MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/locales'
import type { Desk, OpenedPassport } from './use-passport'

/** A ticket lives for 15 minutes; older than this, a fresh one is asked for first. */
const freshMs = 12 * 60_000

function isFresh(at: number): boolean {
  return Date.now() - at < freshMs
}

const addressOf = (file: string, ticket: string, lang: Locale) =>
  `/api/documents/warranty/${file}?${new URLSearchParams({ ticket, lang }).toString()}`

type Props = { opened: OpenedPassport; desk: Pick<Desk, 'refresh' | 'close'>; locale: Locale }

/** The documents of a registration, printing, and closing. */
export function DocumentLinks({ opened: { passport, at }, desk, locale }: Props) {
  const t = useTranslations('passport')
  const [failed, setFailed] = useState(false)
  const files = [
    ...(passport.product && passport.coveredUntil !== null
      ? [{ file: 'certificate.pdf', label: t('actions.certificate'), icon: mdiFileDownloadOutline }]
      : []),
    ...(passport.serviceDue ? [{ file: 'service.ics', label: t('actions.calendar'), icon: mdiCalendarPlus }] : []),
  ]
  const renew = async (event: MouseEvent, file: string) => {
    if (isFresh(at)) return
    event.preventDefault()
    const next = await desk.refresh()
    setFailed(next === null)
    if (next) location.assign(addressOf(file, next.passport.ticket, locale))
  }
  return (
    <div data-print="none" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {files.map(({ file, label, icon }, i) => (
          <a
            key={file}
            href={addressOf(file, passport.ticket, locale)}
            download
            className={buttonStyle(i === 0 ? 'primary' : 'secondary')}
            onClick={(event) => void renew(event, file)}
          >
            <Icon path={icon} size={5} />
            {label}
          </a>
        ))}
        <Button variant="secondary" onClick={() => print()}>
          <Icon path={mdiPrinterOutline} size={5} />
          {t('actions.print')}
        </Button>
        <Button variant="quiet" className="px-2" onClick={desk.close}>
          {t('actions.close')}
        </Button>
      </div>
      {failed ? <Notice tone="danger" role="alert" title={t('failures.title')} /> : null}
    </div>
  )
}
