'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { WarrantyFlag } from '@/lib/contract/warranty-words'
import { waitingStates } from '@/lib/domain/warranty/states'
import { registrationWindowDays } from '@/lib/domain/warranty/terms'
import { formatMoment } from '@/lib/i18n/format-moment'
import type { Locale } from '@/lib/i18n/locales'
import type { PassportKey } from '@/lib/utils/passport-key'
import { MissingFilesForm } from './missing-files-form'

type Props = {
  passport: Passport
  secret: PassportKey
  locale: Locale
  onChanged: (passport: Passport) => void
}

/** No file answers these. */
const forUs: readonly WarrantyFlag[] = ['no-term', 'many-serials', 'spam-suspected']

const waits = ({ state }: Passport) => waitingStates.some((waiting) => waiting === state)

/** Why a registration waits, without what has arrived since. */
const listOpen = (passport: Passport) =>
  waits(passport) ? passport.flags.filter((flag) => flag !== 'receipt-missing' || !passport.hasReceipt) : []

/** What staff asked of its owner last, in their own words; undefined = they wait for nothing. */
const findAsked = ({ state, timeline }: Passport) =>
  state === 'needs-information'
    ? timeline.findLast((entry) => entry.state === state && entry.actor === 'staff' && entry.reason)
    : undefined

type AskedProps = { entry: Passport['timeline'][number]; locale: Locale }

/** The words of staff as they were written. */
function Asked({ entry, locale }: AskedProps) {
  const t = useTranslations('passport')
  return (
    <div className="grid gap-1 border-l-3 border-signal py-1 pl-4">
      <p className="text-sm text-steel">
        {t('replies.us')} · <time dateTime={entry.at}>{formatMoment(entry.at, locale)}</time>
      </p>
      <p className="max-w-text wrap-anywhere whitespace-pre-line">{entry.reason}</p>
    </div>
  )
}

/** What keeps a registration from being confirmed, and the way to send what is missing. */
export function MissingFiles({ passport, secret, locale, onChanged }: Props) {
  const t = useTranslations('passport.needs')
  const section = useTranslations('passport.replies')('title')
  const words = useTranslations('warranty')
  const [sent, setSent] = useState(0)
  const open = listOpen(passport)
  const asked = findAsked(passport)
  // Whoever is asked for something has a way to answer, whatever the flags say.
  const asks = passport.state === 'needs-information' || !open.every((flag) => forUs.includes(flag))
  if (!asks && sent === 0) return null
  return (
    <section
      {...(asks ? { 'aria-labelledby': 'passport-needs' } : { 'aria-label': t('done') })}
      data-print="none"
      className="grid grid-cols-1 gap-5 border-l-3 border-warning-fill bg-white p-5 sm:p-7"
    >
      {asks ? (
        <>
          <h2 id="passport-needs" className="text-2xl">
            {t('title')}
          </h2>
          <ul className="ml-5 grid list-disc gap-1 empty:hidden">
            {open.map((flag) => (
              <li key={flag}>{words(`flags.${flag}`, { days: registrationWindowDays })}</li>
            ))}
          </ul>
          {asked && <Asked entry={asked} locale={locale} />}
        </>
      ) : null}
      {sent > 0 ? (
        <FocusedNotice key={sent} tone="success" role="status" title={t('done')}>
          {waits(passport) ? t('doneText') : words(`stateTexts.${passport.state}`, { days: registrationWindowDays })}
        </FocusedNotice>
      ) : (
        <div className="grid max-w-text gap-1">
          <p>{t('lead')}</p>
          <p>{t('inWords', { section })}</p>
        </div>
      )}
      {asks ? (
        <MissingFilesForm
          labelledBy="passport-needs"
          // What came before may not have been enough.
          hasReceipt={passport.hasReceipt && !asked}
          secret={secret}
          locale={locale}
          onAdded={(changed) => {
            onChanged(changed)
            setSent((before) => before + 1)
          }}
        />
      ) : null}
    </section>
  )
}
