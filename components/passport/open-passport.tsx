'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SpamGuardProps } from '@/components/form/robot-check-guard'
import type { Claim } from '@/lib/contract/warranty-claim'
import type { Locale } from '@/lib/i18n/locales'
import { BuyerLinks } from './buyer-links'
import { Claims } from './claims'
import { MessageChoices } from './message-choices'
import { ContactDetails } from './contact-details'
import { CoverTable } from './cover-table'
import { MissingFiles } from './missing-files'
import { PassportCard } from './passport-card'
import { OwnPin } from './own-pin'
import { PassportFacts } from './passport-facts'
import { RegistrationThread } from './registration-thread'
import { Timeline } from './timeline'
import type { Desk, OpenedPassport } from './use-passport'

export type PassportHrefs = { terms: string; appointment: string; contact: string }

type Props = {
  opened: OpenedPassport
  desk: Desk
  guard: SpamGuardProps
  locale: Locale
  hrefs: PassportHrefs
}

/** A claim in its place, or as the newest one. */
const withClaim = (claims: readonly Claim[], claim: Claim) =>
  claims.some(({ number }) => number === claim.number)
    ? claims.map((known) => (known.number === claim.number ? claim : known))
    : [claim, ...claims]

/** One registration with everything that belongs to it. Printed, it is one sheet: what the screen asks for is left out. */
export function OpenPassport({ opened, desk, guard, locale, hrefs }: Props) {
  const t = useTranslations('passport.timeline')
  const { passport, key } = opened
  // It stays where it is when what was asked is answered: whoever has just written keeps their place.
  const [asked] = useState(passport.state === 'needs-information')
  const thread = (
    <RegistrationThread passport={passport} secret={key} locale={locale} asked={asked} onChanged={desk.replace} />
  )
  return (
    <div data-passport className="grid grid-cols-1 gap-12 md:gap-16 print:gap-5">
      <PassportCard opened={opened} desk={desk} locale={locale} />
      <MissingFiles passport={passport} secret={key} locale={locale} onChanged={desk.replace} />
      {asked ? thread : null}
      <PassportFacts passport={passport} locale={locale} />
      <CoverTable termsHref={hrefs.terms} />
      <section aria-labelledby="passport-history" className="grid gap-5 print:break-inside-avoid print:gap-2">
        <h2 id="passport-history" className="display text-3xl print:text-xl">
          {t('title')}
        </h2>
        <Timeline entries={passport.timeline} of="registration" locale={locale} />
        <p className="text-sm text-steel">{t('zone')}</p>
      </section>
      {asked ? null : thread}
      <Claims
        passport={passport}
        secret={key}
        guard={guard}
        locale={locale}
        bookHref={hrefs.appointment}
        contactHref={hrefs.contact}
        onChanged={(claim) => desk.replace({ ...passport, claims: withClaim(passport.claims, claim) })}
      />
      <ContactDetails passport={passport} secret={key} locale={locale} onChanged={desk.replace} />
      <BuyerLinks
        passport={passport}
        secret={key}
        locale={locale}
        onChanged={(buyerLinks) => desk.replace({ ...passport, buyerLinks })}
      />
      <MessageChoices
        messages={passport.messages}
        locale={locale}
        onChanged={(messages) => desk.replace({ ...passport, messages: { ...passport.messages, ...messages } })}
      />
      <OwnPin secret={key} onChanged={desk.changePin} />
    </div>
  )
}
