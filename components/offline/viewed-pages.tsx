'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { formatMoment } from './format-moment'
import { listKeptPages } from './kept-pages'
import { OfflineSection } from './offline-section'
import { useListed } from './use-listed'

/** Products viewed last whose pages open without a connection. Plain links: the page comes as a whole, from the device if need be. */
export function ViewedPages({ locale }: { locale: Locale }) {
  const t = useTranslations('offline.viewed')
  const { items } = useListed(useCallback(() => listKeptPages(locale), [locale]))
  return (
    <OfflineSection id="viewed" title={t('title')}>
      {items === null ? null : items.length === 0 ? (
        <p className="text-steel">{t('none')}</p>
      ) : (
        <ul className="border-t border-ink">
          {items.map(({ href, title, at }) => (
            <li key={href} className="border-b border-line">
              <a
                href={href}
                className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-6 py-2.5 underline-offset-4 hover:underline"
              >
                <span className="font-semibold">{title}</span>
                <span className="text-sm text-steel">{t('kept', { when: formatMoment(at, locale) })}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </OfflineSection>
  )
}
