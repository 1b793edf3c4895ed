'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { ButtonLink } from '@/components/ui/button-link'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { registrationWindowDays } from '@/lib/domain/warranty/terms'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { stateTone } from '@/components/ui/warranty-state-tone'
import type { CheckedWarranty } from './use-check'

type Props = { warranty: CheckedWarranty; locale: Locale }

/** The odometer at which the cover ends, or how far it reaches where the odometer at fitting was not told; empty = not limited. */
function kmLimitOf({ coveredKm, limitKm }: CheckedWarranty, t: ReturnType<typeof useTranslations<'warranty'>>): string {
  if (coveredKm !== null) return t('check.result.orKm', { km: formatDecimal(coveredKm) })
  return limitKm === null ? '' : t('check.result.orKmFromFitting', { km: formatDecimal(limitKm) })
}

function Found({ warranty, locale }: Props) {
  const t = useTranslations('warranty')
  const { coveredUntil } = warranty
  const limit = coveredUntil === null ? '' : kmLimitOf(warranty, t)
  const date = coveredUntil === null ? t('check.result.none') : formatDate(coveredUntil, locale)
  const cover = limit === '' ? date : `${date} ${limit}`
  const { tone, icon } = stateTone[warranty.state]
  const product = warranty.productName ?? t('unknownPart')
  const rows: [string, ReactNode][] = [
    [
      t('check.result.product'),
      warranty.productId === null ? (
        product
      ) : (
        <AppLink
          key="product"
          href={localizePath(`/products/${warranty.productId}`, locale)}
          className="underline underline-offset-4 hover:decoration-2"
        >
          {product}
        </AppLink>
      ),
    ],
    [
      t('check.result.serial'),
      <span key="serial" className="figure">
        {warranty.serial}
      </span>,
    ],
    [t('check.result.coveredUntil'), cover],
    [t('check.result.registeredOn'), formatDate(warranty.registeredOn, locale)],
  ]
  return (
    <div className="grid gap-4 border border-ink bg-white p-5">
      <div className="grid gap-2">
        <p>
          <Badge tone={tone} icon={<Icon path={icon} size={4} />}>
            {t(`states.${warranty.state}`)}
          </Badge>
        </p>
        <p className="max-w-text">{t(`stateTexts.${warranty.state}`, { days: registrationWindowDays })}</p>
      </div>
      <dl className="grid border-t border-line">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-steel">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Nothing({ locale }: Pick<Props, 'locale'>) {
  const t = useTranslations('warranty.check.nothing')
  return (
    <Notice
      title={t('title')}
      actions={
        <>
          <ButtonLink href={localizePath('/services/warranty/register', locale)} prefetch={false}>
            {t('register')}
          </ButtonLink>
          <ButtonLink
            href={localizePath('/contactUs?reason=warranty', locale)}
            variant="secondary"
            prefetch={false}
            rel="nofollow"
          >
            {t('contact')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('text')}</p>
      <ul className="list-disc pl-5">
        <li>{t('alike')}</li>
        <li>{t('ask')}</li>
      </ul>
    </Notice>
  )
}

/** The answer of a check; a wrong pair and an unknown serial look the same. */
export function CheckResult({ warranty, locale }: { warranty: CheckedWarranty | null; locale: Locale }) {
  const t = useTranslations('warranty.check.result')
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="check-result" className="grid scroll-mt-28 gap-3">
      <h2 id="check-result" className="text-2xl">
        {t('title')}
      </h2>
      {warranty ? <Found warranty={warranty} locale={locale} /> : <Nothing locale={locale} />}
    </section>
  )
}
