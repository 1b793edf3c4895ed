'use client'

import { lazy, Suspense } from 'react'
import { Notice } from '@/components/ui/notice'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { fillText } from '@/lib/utils/fill-text'
import type { RegisterTexts } from './register-texts'
import type { KnownSerial } from './use-serial-info'

const ProductPicture = lazy(async () => ({ default: (await import('@/components/pictures/product-picture')).ProductPicture }))

type Props = { known: KnownSerial; texts: RegisterTexts; locale: Locale }

/** What is known of a serial, as it is found: the product, or a hint that does not stand in the way. */
export function SerialCard({ known: { serial, info, failed, loading }, texts: { part, terms }, locale }: Props) {
  if (loading) return <p className="text-sm text-steel">{part.looking}</p>
  if (failed) return <Notice title={part.failed} />
  if (!info) return null
  if (info.reading === 'wrong-check-character') return <Notice tone="warning" title={part.wrongTitle}>{part.wrongText}</Notice>
  if (info.reading === 'no-serial') return <Notice tone="warning" title={part.unreadTitle}>{part.unreadText}</Notice>
  const made = info.madeOn === null ? null : fillText(part.made, { date: formatDate(info.madeOn, locale) })
  if (!info.product) {
    return (
      <Notice tone="warning" title={part.unknownTitle}>
        <p>{part.unknownText}</p>
        {made ? <p className="text-sm text-steel">{made}</p> : null}
      </Notice>
    )
  }
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] border border-ink bg-white" data-serial={serial}>
      <div className="aspect-square p-2">
        <Suspense>
          <ProductPicture product={info.product} variant="card" label="" sizes="6rem" className="size-full" />
        </Suspense>
      </div>
      <div className="grid content-center gap-0.5 border-l border-line p-3 leading-snug">
        <p className="font-semibold wrap-anywhere"><UnbrokenText text={info.product.name} /></p>
        <p className="figure text-sm text-steel">{info.product.code}</p>
        {made ? <p className="text-sm text-steel">{made}</p> : null}
        {info.term ? <p className="text-sm text-steel">{fillText(part.term, { term: terms[info.term] })}</p> : null}
      </div>
    </div>
  )
}
