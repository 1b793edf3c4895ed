'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/next/use-hydrated'
import { draftKeys, type DraftKey } from '@/lib/config/browser-keys'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { createDraftStore, readFreshDraft } from '@/lib/utils/drafts'
import { formatMoment } from './format-moment'
import { OfflineSection } from './offline-section'

/** Where each form is gone on with. */
const forms = {
  'warranty-draft': { path: '/services/warranty/register', name: 'services-warranty-register' },
  'visit-draft': { path: '/appointment', name: 'appointment' },
  'contact-draft': { path: '/contactUs', name: 'contactUs' },
  'career-draft': { path: '/career/register', name: 'career-register-id' },
  'build-draft': { path: '/community/send', name: 'community-send' },
} as const satisfies Record<DraftKey, { path: string; name: string }>

/** Forms that were begun on this device and have not been sent. */
export function UnsentForms({ locale }: { locale: Locale }) {
  const t = useTranslations('offline.forms')
  const name = useTranslations('routes')
  const isHydrated = useHydrated()
  const drafts = isHydrated
    ? draftKeys.flatMap((key) => {
        const draft = readFreshDraft(createDraftStore(key), new Date())
        return draft ? [{ key, at: new Date(draft.savedAt) }] : []
      })
    : []
  if (drafts.length === 0) return null
  return (
    <OfflineSection id="forms" title={t('title')}>
      <p className="max-w-text text-steel">{t('text')}</p>
      <ul className="border-t border-ink">
        {drafts.map(({ key, at }) => (
          <li key={key} className="border-b border-line">
            <a
              href={localizePath(forms[key].path, locale)}
              className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-6 py-2.5 underline-offset-4 hover:underline"
            >
              <span className="font-semibold">{name(forms[key].name)}</span>
              <span className="text-sm text-steel">{t('typed', { date: formatMoment(at, locale) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </OfflineSection>
  )
}
