'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/next/use-hydrated'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { keptKey } from '@/lib/utils/passport-key'
import { OfflineSection } from './offline-section'

/** The way to the warranty that was opened in this tab. */
export function KeptWarranty({ locale }: { locale: Locale }) {
  const t = useTranslations('offline.warranty')
  const { token } = useHydrated() ? keptKey() : { token: '' }
  if (token === '') return null
  return (
    <OfflineSection id="warranty" title={t('title')}>
      <p className="max-w-text text-steel">{t('text')}</p>
      <p>
        <a
          href={`${localizePath('/services/warranty/passport', locale)}#${token}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {t('open')}
        </a>
      </p>
    </OfflineSection>
  )
}
