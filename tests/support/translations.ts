import { createTranslator } from 'next-intl'
import { loadMessages } from '@/lib/i18n/messages'
import { timeZone } from '@/lib/domain/calendar'
import type { Locale } from '@/lib/i18n/locales'

const later = (error: Error): never => {
  throw error
}

/** The real sentences of a namespace, as `getTranslations` gives them to the server; a sentence that is missing or cannot be filled throws. */
export async function translationsOf<N extends 'fitment' | 'lists' | 'product' | 'spec'>(locale: Locale, namespace: N) {
  return createTranslator({ locale, messages: await loadMessages(locale), namespace, timeZone, onError: later })
}
