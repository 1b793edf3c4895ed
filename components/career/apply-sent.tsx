'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useReadPhone } from '@/components/form/use-read-phone'
import { ButtonLink } from '@/components/ui/button-link'
import { CopyButton } from '@/components/ui/copy-button'
import { Notice } from '@/components/ui/notice'
import type { CaseSent } from '@/lib/contract/case'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'

export type SentApplication = {
  receipt: CaseSent
  /** As typed. */
  phone: string
  byEmail: boolean
}
type Props = { sent: SentApplication; locale: Locale }

/** The receipt: number, until when there is an answer and where it is called to, and the private way back. */
export function ApplySent({ sent: { receipt, phone: typed, byEmail }, locale }: Props) {
  const t = useTranslations('career.form.sent')
  const fields = useTranslations('form.phone')
  const phone = useReadPhone(typed)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const { number, key, dueOn } = receipt
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={t('title')} className="grid max-w-3xl content-start gap-6">
      <Notice tone="success" title={t('title')}>
        {t('due', { day: formatDate(dueOn, locale) })}
        {byEmail ? ` ${t('byEmail')}` : null}
      </Notice>
      <dl className="border-t border-ink">
        <div className="border-b border-line py-3">
          <dt className="text-steel">{t('number')}</dt>
          <dd className="font-semibold tabular-nums">{number}</dd>
        </div>
        {phone === null ? null : (
          <div className="border-b border-line py-3">
            <dt className="text-steel">{fields('label')}</dt>
            <dd className="font-semibold tabular-nums">{phone}</dd>
          </div>
        )}
        <div className="grid gap-1 border-b border-line py-3">
          <dt className="text-steel">{t('key')}</dt>
          <dd className="grid gap-1">
            <code className="text-lg font-semibold break-words">{key}</code>
            <span className="max-w-text text-steel">{t('keyText')}</span>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-5">
        <ButtonLink href={`${localizePath('/case', locale)}#${key}`} prefetch={false}>
          {t('open')}
        </ButtonLink>
        <CopyButton text={key} label={t('copy')} done={t('copied')} />
      </div>
    </div>
  )
}
