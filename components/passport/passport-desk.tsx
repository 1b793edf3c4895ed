'use client'

import '@/lib/client/without-eval'
import type { SpamGuardProps } from '@/components/form/robot-check-guard'
import type { Locale } from '@/lib/i18n/locales'
import { LinkForm } from './link-form'
import { OpenPassport, type PassportHrefs } from './open-passport'
import type { PassportTexts } from './passport-texts'
import { PinForm } from './pin-form'
import { usePassport } from './use-passport'

type Props = { texts: PassportTexts; guard: SpamGuardProps; locale: Locale; hrefs: PassportHrefs & { register: string; check: string } }

/** The way to a passport: the private link in the address, its PIN, and then everything about one registration. */
export function PassportDesk({ texts, guard, locale, hrefs }: Props) {
  const desk = usePassport(locale)
  const { token, opened, failure, closed, restoring } = desk
  if (token === null || restoring) return <p role="status">{texts.loading}</p>
  if (opened) return <OpenPassport opened={opened} desk={desk} texts={texts} guard={guard} locale={locale} hrefs={hrefs} />
  return (
    <div className="grid gap-8">
      <p role="status" className="empty:hidden">
        {closed ? texts.closed : ''}
      </p>
      {token === '' ? <LinkForm texts={texts.link} hrefs={hrefs} /> : <PinForm key={token} texts={texts} failure={failure} onPin={desk.open} onOtherLink={desk.leave} />}
    </div>
  )
}
