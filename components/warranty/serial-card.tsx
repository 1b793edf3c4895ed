'use client'

import { Notice } from '@/components/ui/notice'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { fillText } from '@/lib/utils/fill-text'
import type { RegisterTexts } from './register-texts'
import type { KnownSerial } from './use-serial-info'

type Props = { known: KnownSerial; texts: RegisterTexts; locale: Locale }

/** What a serial says by itself: when the part was made, or a hint that does not stand in the way. */
export function SerialCard({ known: { serial, info, failed, loading }, texts: { part }, locale }: Props) {
  if (loading) return <p className="text-sm text-steel">{part.looking}</p>
  if (failed) return <Notice title={part.failed} />
  if (!info) return null
  if (info.reading === 'wrong-check-character')
    return (
      <Notice tone="warning" title={part.wrongTitle}>
        {part.wrongText}
      </Notice>
    )
  if (info.reading === 'no-serial' || info.madeOn === null)
    return (
      <Notice tone="warning" title={part.unreadTitle}>
        {part.unreadText}
      </Notice>
    )
  return (
    <p data-serial={serial} className="text-sm text-steel">
      {fillText(part.made, { date: formatDate(info.madeOn, locale) })}
    </p>
  )
}
