import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { formats, timeZone } from './formats'
import { loadMessages } from './messages'
import { defaultLocale, isLocale } from './locales'

export default getRequestConfig(async (params) => {
  const requested = params.locale ?? (await rootLocale())
  const locale = requested && isLocale(requested) ? requested : defaultLocale
  return {
    locale,
    messages: await loadMessages(locale),
    formats,
    timeZone,
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  }
})
