'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { Button } from '@/components/ui/button'
import type { Passport } from '@/lib/contract/warranty-passport'
import { homeCountry } from '@/lib/i18n/home-country'
import type { Locale } from '@/lib/i18n/locales'
import type { PassportKey } from '@/lib/utils/passport-key'

// Rules of phone numbers and the fields of an address are heavy, and few change anything.
const ContactForm = lazy(async () => ({ default: (await import('./contact-form')).ContactForm }))
const PhoneText = lazy(async () => {
  const { showPhone } = await import('@/lib/domain/phone')
  return { default: ({ e164, country }: { e164: string; country: string }) => showPhone(e164, country) }
})

type Props = { passport: Passport; secret: PassportKey; locale: Locale; onChanged: (passport: Passport) => void }

/** How its owner is reached, and the form that changes it. */
export function ContactDetails({ passport, secret, locale, onChanged }: Props) {
  const t = useTranslations('passport.contact')
  const words = useTranslations('passport')
  const phone = useTranslations('form.phone')
  const [view, setView] = useState<'facts' | 'form' | 'done'>('facts')
  const { contact } = passport
  const address = contact.address
  const facts = [
    [
      phone('label'),
      contact.phone && (
        <span className="whitespace-nowrap">
          <Suspense fallback={contact.phone}>
            <PhoneText e164={contact.phone} country={homeCountry(locale)} />
          </Suspense>
        </span>
      ),
    ],
    [t('email'), contact.email],
    [t('address'), address && [address.line, address.line2, address.postcode].filter(Boolean).join(' ')],
  ] as const
  const changed = (next: Passport) => {
    onChanged(next)
    setView('done')
  }
  return (
    <section aria-labelledby="passport-contact" data-print="none" className="grid gap-5">
      <div className="grid max-w-text gap-2">
        <h2 id="passport-contact" className="display text-3xl">
          {t('title')}
        </h2>
        <p>{t('text')}</p>
      </div>
      <dl className="grid max-w-3xl border-t border-ink">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-steel">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value ?? <span className="text-steel">{t('none')}</span>}</dd>
          </div>
        ))}
      </dl>
      {view === 'done' ? <FocusedNotice tone="success" role="status" title={t('done')} /> : null}
      <div>
        <Button
          variant={view === 'form' ? 'quiet' : 'secondary'}
          aria-expanded={view === 'form'}
          onClick={() => setView(view === 'form' ? 'facts' : 'form')}
        >
          {view === 'form' ? t('cancel') : t('open')}
        </Button>
      </div>
      {view === 'form' ? (
        <Suspense fallback={<p role="status">{words('loading')}</p>}>
          <ContactForm contact={contact} secret={secret} locale={locale} onChanged={changed} />
        </Suspense>
      ) : null}
    </section>
  )
}
