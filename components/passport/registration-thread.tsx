'use client'

import { useTranslations } from 'next-intl'
import { callCompany } from '@/lib/client/browser'
import type { Passport } from '@/lib/contract/warranty-passport'
import { endedStates } from '@/lib/domain/warranty/states'
import type { Locale } from '@/lib/i18n/locales'
import type { PassportKey } from '@/lib/utils/passport-key'
import { Thread } from './thread'

type Props = {
  passport: Passport
  secret: PassportKey
  locale: Locale
  /** Its owner has come to answer. */
  asked: boolean
  onChanged: (passport: Passport) => void
}

/** What was written about a registration. It is nobody's but its owner's, so the sheet that is shown to others is printed without it. */
export function RegistrationThread({ passport, secret, locale, asked, onChanged }: Props) {
  const lead = useTranslations('passport.replies')('lead')
  const { number, state, thread } = passport
  return (
    <Thread
      about="registration"
      number={number}
      messages={thread}
      ended={endedStates.some((ended) => ended === state)}
      lead={lead}
      startsOpen={asked}
      printed={false}
      locale={locale}
      onSend={async (reply) => onChanged(await callCompany('replyToWarranty', { ...secret, ...reply }))}
    />
  )
}
