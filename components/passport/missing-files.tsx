'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { WarrantyFlag } from '@/lib/contract/warranty-words'
import { waitingStates } from '@/lib/domain/warranty/states'
import { registrationWindowDays } from '@/lib/domain/warranty/terms'
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

/** Why a registration waits, without what has arrived since; empty = nothing is asked of its owner. */
function listNeeds(passport: Passport): WarrantyFlag[] {
  if (!waits(passport)) return []
  const open = passport.flags.filter((flag) => flag !== 'receipt-missing' || !passport.hasReceipt)
  return open.every((flag) => forUs.includes(flag)) ? [] : open
}

/** What keeps a registration from being confirmed, and the way to send what is missing. */
export function MissingFiles({ passport, secret, locale, onChanged }: Props) {
  const t = useTranslations('passport.needs')
  const words = useTranslations('warranty')
  const [done, setDone] = useState(false)
  const open = listNeeds(passport)
  if (open.length === 0 && !done) return null
  return (
    <section
      aria-labelledby="passport-needs"
      data-print="none"
      className="grid grid-cols-1 gap-5 border-l-3 border-warning-fill bg-white p-5 sm:p-7"
    >
      <h2 id="passport-needs" className="text-2xl">
        {t('title')}
      </h2>
      <ul className="ml-5 grid list-disc gap-1 empty:hidden">
        {open.map((flag) => (
          <li key={flag}>{words(`flags.${flag}`, { days: registrationWindowDays })}</li>
        ))}
      </ul>
      {done ? (
        <Notice tone="success" role="status" title={t('done')}>
          {waits(passport) ? t('doneText') : words(`stateTexts.${passport.state}`, { days: registrationWindowDays })}
        </Notice>
      ) : (
        <p>{t('lead')}</p>
      )}
      {open.length === 0 ? null : (
        <MissingFilesForm
          labelledBy="passport-needs"
          hasReceipt={passport.hasReceipt}
          secret={secret}
          locale={locale}
          onAdded={(changed) => {
            onChanged(changed)
            setDone(true)
          }}
        />
      )}
    </section>
  )
}
