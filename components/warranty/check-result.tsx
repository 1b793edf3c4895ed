'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { ButtonLink } from '@/components/ui/button-link'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { fillText } from '@/lib/utils/fill-text'
import type { CheckTexts } from './check-texts'
import { stateTone } from './state-tone'
import type { CheckedWarranty } from './use-check'

type Props = { warranty: CheckedWarranty; texts: CheckTexts; locale: Locale }

function coverText({ coveredUntil, coveredKm }: CheckedWarranty, { result }: CheckTexts, locale: Locale): string {
  if (coveredUntil === null) return result.none
  const date = formatDate(coveredUntil, locale)
  return coveredKm === null
    ? date
    : `${date} ${fillText(result.orKm, { km: new Intl.NumberFormat(locale).format(coveredKm) })}`
}

function Found({ warranty, texts, locale }: Props) {
  const { result, states, stateTexts } = texts
  const { tone, icon } = stateTone[warranty.state]
  const product = warranty.productName ?? texts.unknownPart
  const rows: [string, ReactNode][] = [
    [
      result.product,
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
      result.serial,
      <span key="serial" className="figure">
        {warranty.serial}
      </span>,
    ],
    [result.coveredUntil, coverText(warranty, texts, locale)],
    [result.owner, warranty.owner],
    [result.vehicle, warranty.vehicle],
    [result.registeredOn, formatDate(warranty.registeredOn, locale)],
  ]
  return (
    <div className="grid gap-4 border border-ink bg-white p-5">
      <div className="grid gap-2">
        <p>
          <Badge tone={tone} icon={<Icon path={icon} size={4} />}>
            {states[warranty.state]}
          </Badge>
        </p>
        <p className="max-w-text">{stateTexts[warranty.state]}</p>
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

function Nothing({ texts: { nothing }, locale }: Pick<Props, 'texts' | 'locale'>) {
  return (
    <Notice
      title={nothing.title}
      actions={
        <>
          <ButtonLink href={localizePath('/services/warranty/register', locale)} prefetch={false}>
            {nothing.register}
          </ButtonLink>
          <ButtonLink href={localizePath('/contactUs', locale)} variant="secondary" prefetch={false}>
            {nothing.contact}
          </ButtonLink>
        </>
      }
    >
      <p>{nothing.text}</p>
      <ul className="list-disc pl-5">
        <li>{nothing.alike}</li>
        <li>{nothing.ask}</li>
      </ul>
    </Notice>
  )
}

/** The answer of a check; a wrong pair and an unknown serial look the same. */
export function CheckResult({
  warranty,
  texts,
  locale,
}: Omit<Props, 'warranty'> & { warranty: CheckedWarranty | null }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="check-result" className="grid scroll-mt-28 gap-3">
      <h2 id="check-result" className="text-2xl">
        {texts.result.title}
      </h2>
      {warranty ? (
        <Found warranty={warranty} texts={texts} locale={locale} />
      ) : (
        <Nothing texts={texts} locale={locale} />
      )}
    </section>
  )
}
