import { getRequestConfig } from 'next-intl/server'
import { currentLocale } from './current-locale'
import { timeZone } from '@/lib/domain/calendar'
import { formats } from './formats'
import { loadMessages } from './messages'
import { missingMessage } from './missing-message'
import { isLocale } from './locales'

export default getRequestConfig(async (params) => {
  const locale = params.locale && isLocale(params.locale) ? params.locale : await currentLocale()
  return {
    locale,
    messages: await loadMessages(locale),
    formats,
    timeZone,
    getMessageFallback: missingMessage,
  }
})
