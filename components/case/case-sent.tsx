'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { CopyButton } from '@/components/ui/copy-button'
import type { CaseSent } from '@/lib/contract/case'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { sent: CaseSent; byEmail: boolean; locale: Locale }

/** The receipt: number, the key to come back with, and until when there is an answer. */
export function CaseSentPanel({ sent: { number, key, dueOn, resultOn }, byEmail, locale }: Props) {
  const t = useTranslations('case.form.sent')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={t('title')} className="grid max-w-4xl gap-6">
      <Notice tone="success" title={t('title')}>
        <p>
          {resultOn === null
            ? t('due', { day: formatDate(dueOn, locale) })
            : t('dueTwice', { day: formatDate(dueOn, locale), result: formatDate(resultOn, locale) })}
        </p>
        {byEmail ? <p>{t('byEmail')}</p> : null}
      </Notice>
      <dl className="border-t border-ink">
        <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-steel">{t('number')}</dt>
          <dd className="font-semibold tabular-nums">{number}</dd>
        </div>
        <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
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
