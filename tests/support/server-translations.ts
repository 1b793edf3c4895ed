import { createTranslator } from 'next-intl'
import { timeZone } from '@/lib/domain/calendar'
import { formats } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'

/** Stands in for `next-intl/server` (vitest.config.ts), so that a component of the server can be rendered in a test. */
export async function getTranslations({ locale, namespace }: { locale: Locale; namespace: never }) {
  return createTranslator({
    locale,
    messages: await loadMessages(locale),
    namespace,
    formats,
    timeZone,
    onError: (error) => {
      throw error
    },
  })
}
