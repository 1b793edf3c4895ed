'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import type { UsedPart } from '@/lib/contract/warranty-buyer'
import { coveredStates } from '@/lib/domain/warranty/states'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { formatDate } from '@/lib/i18n/formats'
import { joinNames } from '@/lib/i18n/join-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { stateTone } from '@/components/ui/warranty-state-tone'

type Words = ReturnType<typeof useTranslations<'warranty.usedPart'>>

/** The odometer at which the cover ends is told where it is known, because it decides; otherwise how far the cover reaches. */
function limitOf({ limitKm, coveredKm }: UsedPart, t: Words): string {
  if (limitKm === null) return t('noLimit')
  const reach = t('fromFitting', { km: formatDecimal(limitKm) })
  return coveredKm === null ? reach : `${reach} ${t('odometer', { km: formatDecimal(coveredKm) })}`
}

/** A part and its cover, without anybody's name. */
export function UsedPartCard({ part, locale }: { part: UsedPart; locale: Locale }) {
  const t = useTranslations('warranty.usedPart')
  const words = useTranslations('warranty')
  // Cover that stays with the first owner is none for the reader.
  const stays = !part.transferable && coveredStates.some((state) => state === part.state)
  const { tone, icon } = stateTone[stays ? 'expired' : part.state]
  const { product } = part
  const until = part.coveredUntil === null ? t('none') : formatDate(part.coveredUntil, locale)
  const rows: [string, ReactNode][] = [
    [
      t('serials'),
      <span key="serials" className="figure">
        {joinNames(part.serials, locale)}
      </span>,
    ],
    [t('coveredUntil'), stays ? t('untilFirst', { until }) : until],
    [t('limit'), limitOf(part, t)],
    [t('transfer'), part.transferable ? t('transferable') : t('notTransferable')],
  ]
  return (
    <section aria-labelledby="used-part" className="grid max-w-3xl gap-6">
      <article className="grid gap-5 border-t-3 border-signal bg-white p-5 sm:p-8">
        <p>
          <Badge tone={tone} icon={<Icon path={icon} size={4} />}>
            {stays ? t('stays') : words(`states.${part.state}`)}
          </Badge>
        </p>
        <div className="grid gap-1">
          <h2 id="used-part" className="display text-3xl md:text-4xl">
            {product ? (
              <AppLink
                href={localizePath(`/products/${product.id}`, locale)}
                className="underline-offset-4 hover:underline"
              >
                <HeadingText text={product.name} />
              </AppLink>
            ) : (
              words('unknownPart')
            )}
          </h2>
          {product ? <p className="figure text-lg text-steel">{product.code}</p> : null}
        </div>
        <dl className="grid border-t border-ink">
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="text-sm text-steel">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-text">{t('compare')}</p>
      </article>
      <p className="max-w-text text-steel">{t('endsOn', { date: formatDate(part.endsOn, locale) })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={localizePath('/warranty', locale)} variant="secondary">
          {t('terms')}
        </ButtonLink>
        <ButtonLink href={localizePath('/appointment', locale)} variant="secondary">
          {t('inspect')}
        </ButtonLink>
      </div>
    </section>
  )
}
