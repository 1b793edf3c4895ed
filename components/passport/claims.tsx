'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { SpamGuardProps } from '@/components/form/robot-check-guard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import type { Claim } from '@/lib/contract/warranty-claim'
import type { Passport } from '@/lib/contract/warranty-passport'
import { coveredStates } from '@/lib/domain/warranty/states'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { ClaimDone } from './claim-done'
import { ClaimItem } from './claim-item'
import type { PassportKey } from '@/lib/utils/passport-key'

// Most who open a passport never claim: the form and its schema come when they are asked for.
const ClaimForm = lazy(async () => ({ default: (await import('./claim-form')).ClaimForm }))

type Props = {
  passport: Passport
  secret: PassportKey
  guard: SpamGuardProps
  locale: Locale
  bookHref: string
  contactHref: string
  onChanged: (claim: Claim) => void
}

type Words = ReturnType<typeof useTranslations<'passport.claims'>>

/** Why no claim can be opened now; empty = one can. */
function whyNoClaim({ state, coveredUntil }: Passport, t: Words, locale: Locale): string {
  if (coveredStates.some((covered) => covered === state)) return ''
  if (state === 'rejected' || state === 'void') return t(state)
  return state === 'expired'
    ? t('expired', { date: coveredUntil === null ? '–' : formatDate(coveredUntil, locale) })
    : t('waiting')
}

/** The claims on a part with their history, and the way to open one while it is covered. */
export function Claims({ passport, secret, guard, locale, bookHref, contactHref, onChanged }: Props) {
  const t = useTranslations('passport.claims')
  const passportWords = useTranslations('passport')
  const [view, setView] = useState<'list' | 'form'>('list')
  const [opened, setOpened] = useState<Claim | null>(null)
  const obstacle = whyNoClaim(passport, t, locale)

  const follow = (claim: Claim) => {
    setOpened(claim)
    setView('list')
    onChanged(claim)
  }
  return (
    <section aria-labelledby="passport-claims" className="grid grid-cols-1 gap-6 print:gap-2">
      <h2 id="passport-claims" className="display text-3xl print:text-xl">
        {t('title')}
      </h2>
      {opened ? <ClaimDone claim={opened} /> : null}
      {passport.claims.length === 0 ? (
        <p className="text-steel">{t('none')}</p>
      ) : (
        passport.claims.map((claim) => (
          <ClaimItem key={claim.number} claim={claim} secret={secret} locale={locale} onChanged={onChanged} />
        ))
      )}
      <div data-print="none" className="grid grid-cols-1 gap-6">
        {obstacle === '' ? null : (
          <Notice
            title={obstacle}
            actions={
              passport.state === 'expired' ? (
                <ButtonLink href={bookHref}>{t('book')}</ButtonLink>
              ) : passport.state === 'rejected' || passport.state === 'void' ? (
                <ButtonLink href={contactHref} variant="secondary" rel="nofollow">
                  {passportWords('lostPin.contact')}
                </ButtonLink>
              ) : null
            }
          />
        )}
        {obstacle === '' ? (
          <div>
            <Button
              variant={view === 'form' ? 'quiet' : 'primary'}
              aria-expanded={view === 'form'}
              onClick={() => setView(view === 'form' ? 'list' : 'form')}
            >
              {view === 'form' ? t('cancel') : t('open')}
            </Button>
          </div>
        ) : null}
        {view === 'form' && obstacle === '' ? (
          <Suspense fallback={<p role="status">{passportWords('loading')}</p>}>
            <ClaimForm secret={secret} guard={guard} locale={locale} onOpened={follow} />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}
