'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import type { WarrantyReceipt } from '@/lib/contract/warranty-register'
import { registrationWindowDays } from '@/lib/domain/warranty/terms'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { useFocusedPanel } from '@/components/ui/use-focused-panel'
import { stateTone } from '@/components/ui/warranty-state-tone'

type Props = { receipt: WarrantyReceipt; locale: Locale; onAnother: () => void }

/** What a customer holds once the form has arrived. Number, PIN and link live in this page only. */
export function SentPanel({ receipt, locale, onAnother }: Props) {
  const t = useTranslations('warranty.register.sent')
  const states = useTranslations('warranty')
  const panel = useFocusedPanel()
  const [copied, setCopied] = useState(false)
  const told = [
    ...(receipt.toldBy.includes('email') ? [t('mail')] : []),
    ...(receipt.toldBy.includes('sms') ? [t('sms')] : []),
  ]
  const passport = localizePath(receipt.passport, locale)
  const copy = () => {
    void navigator.clipboard.writeText(new URL(passport, location.href).href).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div ref={panel} role="status" tabIndex={-1} aria-labelledby="sent-title" className="grid max-w-3xl gap-6">
      <h2 id="sent-title" className="text-2xl">
        {t('title')}
      </h2>
      <Notice tone={stateTone[receipt.state].tone} title={states(`states.${receipt.state}`)}>
        <p>{states(`stateTexts.${receipt.state}`, { days: registrationWindowDays })}</p>
        {receipt.coveredUntil === null ? null : (
          <p>{t('covered', { date: formatDate(receipt.coveredUntil, locale) })}</p>
        )}
        {receipt.flags.length > 0 ? (
          <ul className="list-disc pl-5">
            {receipt.flags.map((flag) => (
              <li key={flag}>{states(`flags.${flag}`, { days: registrationWindowDays })}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
      <dl className="flex flex-wrap gap-x-12 gap-y-4 border-y border-ink py-4" data-figures>
        {[
          [t('number'), receipt.number],
          [t('pin'), receipt.pin],
        ].map(([label, value]) => (
          <div key={label} className="grid gap-1">
            <dt className="text-sm text-steel">{label}</dt>
            <dd className="figure font-display text-3xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3">
        <p className="max-w-text">{t('pinText')}</p>
        {receipt.toldBy.includes('email') ? null : <p className="max-w-text font-semibold">{t('keepLink')}</p>}
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={passport} prefetch={false}>
            {t('passport')}
          </ButtonLink>
          <Button variant="secondary" onClick={copy}>
            {copied ? t('copied') : t('copy')}
          </Button>
        </div>
      </div>
      <section aria-labelledby="sent-next" className="grid gap-2">
        <h3 id="sent-next" className="text-xl">
          {t('nextTitle')}
        </h3>
        <ol className="list-decimal pl-5">
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{t('look')}</li>
          <li>{t('receipt')}</li>
        </ol>
      </section>
      <div>
        <Button variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
