'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import type { SpamGuardProps } from '@/components/form/robot-check-guard'
import type { Locale } from '@/lib/i18n/locales'
import { ClosedNote } from './closed-note'
import { LinkForm } from './link-form'
import { LostPin } from './lost-pin'
import type { PassportHrefs } from './open-passport'
import { PinForm } from './pin-form'
import { usePassport } from './use-passport'

// Nobody needs the passport's own parts before link and PIN are known.
const OpenPassport = lazy(async () => ({ default: (await import('./open-passport')).OpenPassport }))

type Props = {
  guard: SpamGuardProps
  locale: Locale
  hrefs: PassportHrefs & { register: string; check: string }
}

/** The way to a passport: the private link in the address, its PIN, and then everything about one registration. */
export function PassportDesk({ guard, locale, hrefs }: Props) {
  const t = useTranslations('passport')
  const desk = usePassport(locale)
  const { token, opened, failure, closed, restoring } = desk
  const loading = <p role="status">{t('loading')}</p>
  if (token === null || restoring) return loading
  if (opened) {
    return (
      <Suspense fallback={loading}>
        <OpenPassport opened={opened} desk={desk} guard={guard} locale={locale} hrefs={hrefs} />
      </Suspense>
    )
  }
  return (
    <div className="grid gap-8">
      {closed ? <ClosedNote text={t('closed')} /> : null}
      {token === '' ? (
        <LinkForm hrefs={hrefs} />
      ) : (
        <PinForm
          key={token}
          failure={failure}
          onPin={desk.open}
          onOtherLink={desk.leave}
          lost={<LostPin token={token} locale={locale} contactHref={hrefs.contact} />}
        />
      )}
    </div>
  )
}
