'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { KnownSerial } from './use-serial-info'

type Props = { known: KnownSerial; locale: Locale }

/** What a serial says by itself: when the part was made, or a hint that does not stand in the way. */
export function SerialCard({ known: { serial, info, failed, loading }, locale }: Props) {
  const t = useTranslations('warranty.register.part')
  if (loading) return <p className="text-sm text-steel">{t('looking')}</p>
  if (failed) return <Notice title={t('failed')} />
  if (!info) return null
  if (info.reading === 'wrong-check-character')
    return (
      <Notice tone="warning" title={t('wrongTitle')}>
        {t('wrongText')}
      </Notice>
    )
  if (info.reading === 'no-serial' || info.madeOn === null)
    return (
      <Notice tone="warning" title={t('unreadTitle')}>
        {t('unreadText')}
      </Notice>
    )
  return (
    <p data-serial={serial} className="text-sm text-steel">
      {t('made', { date: formatDate(info.madeOn, locale) })}
    </p>
  )
}
