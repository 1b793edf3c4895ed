import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { timeZone } from '@/lib/domain/calendar'
import type { Locale } from '@/lib/i18n/locales'

type Props = { locale: Locale; messages: object; children: ReactNode }

/** Lets the client components inside ask `useTranslations` for these messages. No formats: dates and figures are written by lib/i18n before they are filled in. */
export const Worded = ({ locale, messages, children }: Props) => (
  <NextIntlClientProvider locale={locale} messages={messages} formats={null} timeZone={timeZone}>
    {children}
  </NextIntlClientProvider>
)
