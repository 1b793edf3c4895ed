'use client'

import { lazy, Suspense, useState } from 'react'
import type { SpamGuardProps } from '@/components/form/robot-check-guard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import type { Passport } from '@/lib/contract/warranty-passport'
import { coveredStates } from '@/lib/domain/warranty/states'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { fillText } from '@/lib/utils/fill-text'
import { ClaimDone } from './claim-done'
import { ClaimItem } from './claim-item'
import type { PassportKey } from './passport-key'
import type { PassportTexts } from './passport-texts'

// Most who open a passport never claim: the form and its schema come when they are asked for.
const ClaimForm = lazy(async () => ({ default: (await import('./claim-form')).ClaimForm }))

type Claim = Passport['claims'][number]
type Props = {
  passport: Passport
  secret: PassportKey
  texts: PassportTexts
  guard: SpamGuardProps
  locale: Locale
  bookHref: string
  onOpened: (claim: Claim) => void
}

/** Why no claim can be opened now; empty = one can. */
function whyNoClaim({ state, coveredUntil }: Passport, { claims }: PassportTexts, locale: Locale): string {
  if (coveredStates.some((covered) => covered === state)) return ''
  if (state === 'rejected' || state === 'void') return claims[state]
  return state === 'expired'
    ? fillText(claims.expired, { date: coveredUntil === null ? '–' : formatDate(coveredUntil, locale) })
    : claims.waiting
}

/** The claims on a part with their history, and the way to open one while it is covered. */
export function Claims({ passport, secret, texts, guard, locale, bookHref, onOpened }: Props) {
  const { claims: words } = texts
  const [view, setView] = useState<'list' | 'form'>('list')
  const [opened, setOpened] = useState<Claim | null>(null)
  const obstacle = whyNoClaim(passport, texts, locale)

  const follow = (claim: Claim) => {
    setOpened(claim)
    setView('list')
    onOpened(claim)
  }
  return (
    <section aria-labelledby="passport-claims" className="grid grid-cols-1 gap-6 print:gap-2">
      <h2 id="passport-claims" className="display text-3xl print:text-xl">
        {words.title}
      </h2>
      {opened ? <ClaimDone claim={opened} texts={texts} /> : null}
      {passport.claims.length === 0 ? (
        <p className="text-steel">{words.none}</p>
      ) : (
        passport.claims.map((claim) => <ClaimItem key={claim.number} claim={claim} texts={texts} locale={locale} />)
      )}
      <div data-print="none" className="grid grid-cols-1 gap-6">
        {obstacle === '' ? null : (
          <Notice
            title={obstacle}
            actions={passport.state === 'expired' ? <ButtonLink href={bookHref}>{words.book}</ButtonLink> : null}
          />
        )}
        {obstacle === '' ? (
          <div>
            <Button
              variant={view === 'form' ? 'quiet' : 'primary'}
              aria-expanded={view === 'form'}
              onClick={() => setView(view === 'form' ? 'list' : 'form')}
            >
              {view === 'form' ? words.cancel : words.open}
            </Button>
          </div>
        ) : null}
        {view === 'form' && obstacle === '' ? (
          <Suspense fallback={<p role="status">{texts.loading}</p>}>
            <ClaimForm secret={secret} texts={texts} guard={guard} locale={locale} onOpened={follow} />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}
