import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { timeZone } from '@/lib/domain/calendar'
import type { Locale } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { pickMessages, type MessagePath } from '@/lib/i18n/pick-messages'

const later = (error: Error): never => {
  throw error
}

/** What `render` of a client component takes to give it the real messages a page picks for it; one that was not picked or cannot be filled throws. */
export async function withMessages(locale: Locale, pick: readonly MessagePath[]) {
  const messages = pickMessages(await loadMessages(locale), pick)
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone} onError={later}>
        {children}
      </NextIntlClientProvider>
    ),
  }
}
