'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ProductPicture } from '@/components/pictures/product-picture'
import { Badge, type Tone } from '@/components/ui/badge'
import { HeadingText } from '@/components/ui/heading-text'
import { KeyFigures, type KeyFigure } from '@/components/ui/key-figures'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { WarrantyState } from '@/lib/contract/warranty-words'
import { dayInThailand, daysBetween } from '@/lib/domain/calendar'
import { registrationWindowDays, warrantyTerms } from '@/lib/domain/warranty/terms'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { DocumentLinks } from './document-links'
import type { Desk, OpenedPassport } from './use-passport'

const tones = {
  draft: 'neutral',
  submitted: 'info',
  'needs-information': 'warning',
  'duplicate-serial': 'warning',
  'unknown-serial': 'warning',
  'outside-window': 'warning',
  verified: 'success',
  rejected: 'danger',
  active: 'success',
  expiring: 'warning',
  expired: 'neutral',
  void: 'danger',
} as const satisfies Record<WarrantyState, Tone>

type Words = ReturnType<typeof useTranslations<'passport.card'>>

/** Cover and service as figures; `today` is the day in Thailand on which the passport was asked for. */
function listFigures(
  { state, term, coveredUntil, coveredKm, serviceDue, registeredOn }: Passport,
  today: string,
  t: Words,
  locale: Locale,
): KeyFigure[] {
  const km = (value: number) => t('km', { km: formatDecimal(value) })
  const reach = term === null || coveredUntil === null ? null : warrantyTerms[term].km
  // Without an odometer at fitting, nobody can say at which one the cover ends.
  const fromFitting = reach === null ? null : t('kmFromFitting', { km: formatDecimal(reach) })
  const limit = coveredKm === null ? fromFitting : km(coveredKm)
  const left = coveredUntil === null ? -1 : daysBetween(today, coveredUntil)
  return [
    ...(coveredUntil === null
      ? [{ label: t('registeredOn'), value: formatDate(registeredOn, locale) }]
      : [{ label: state === 'expired' ? t('endedOn') : t('coveredUntil'), value: formatDate(coveredUntil, locale) }]),
    ...(left >= 0 ? [{ label: t('daysLeft'), value: formatDecimal(left) }] : []),
    ...(limit === null ? [] : [{ label: t('coveredKm'), value: limit }]),
    ...(serviceDue ? [{ label: t('nextService'), value: formatDate(serviceDue.on, locale) }] : []),
    ...(serviceDue && serviceDue.km !== null ? [{ label: t('nextServiceKm'), value: km(serviceDue.km) }] : []),
  ]
}

type Props = { opened: OpenedPassport; desk: Desk; locale: Locale }

/** The face of the passport: which part it is, whether and how long it is covered, and its documents. */
export function PassportCard({ opened, desk, locale }: Props) {
  const { passport, at, typed } = opened
  const t = useTranslations('passport.card')
  const words = useTranslations('warranty')
  const { product, number, state } = passport
  const face = useRef<HTMLElement>(null)
  useEffect(() => {
    if (typed) face.current?.focus()
  }, [typed])
  return (
    <article
      ref={face}
      tabIndex={-1}
      aria-label={t('label', { number })}
      data-tone="stage"
      className="grid grid-cols-1 gap-8 border-t-3 border-signal bg-ink p-5 text-white sm:p-8 md:p-10 print:gap-3 print:border print:border-ink print:p-4"
    >
      <div className="grid items-center gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_8rem]">
        <div className="grid gap-5 print:gap-2">
          <p className="grid gap-1">
            <span className="text-sm text-mist">{t('number')}</span>
            <span className="figure font-display text-2xl font-semibold sm:text-3xl">{number}</span>
          </p>
          <div className="grid gap-1">
            <h2 className="display text-3xl md:text-4xl print:text-2xl">
              <HeadingText text={product?.name ?? words('unknownPart')} />
            </h2>
            {product ? <p className="figure text-lg text-mist">{product.code}</p> : null}
          </div>
          <div className="grid gap-2">
            <p data-tone="light">
              <Badge tone={tones[state]}>{words(`states.${state}`)}</Badge>
            </p>
            <p className="max-w-text text-mist">{words(`stateTexts.${state}`, { days: registrationWindowDays })}</p>
          </div>
          <div className="grid gap-1">
            <p id="passport-serials" className="text-sm text-mist">
              {t('serials')}
            </p>
            <ul aria-labelledby="passport-serials" className="flex flex-wrap gap-x-6 gap-y-1">
              {passport.serials.map((serial) => (
                <li key={serial} className="figure text-lg wrap-anywhere">
                  {serial}
                </li>
              ))}
            </ul>
          </div>
        </div>
        {product ? (
          <div className="stage-light order-first mx-auto aspect-square w-full max-w-72 md:order-none md:max-w-none print:order-none">
            <ProductPicture
              product={product}
              variant="hero"
              label={t('picture', { name: product.name, code: product.code })}
              sizes="(min-width: 60rem) 30rem, 18rem"
              className="size-full"
            />
          </div>
        ) : null}
      </div>
      <KeyFigures figures={listFigures(passport, dayInThailand(new Date(at)), t, locale)} />
      <DocumentLinks opened={opened} desk={desk} locale={locale} />
    </article>
  )
}
