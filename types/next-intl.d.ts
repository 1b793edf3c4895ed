import type { formats } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/namespaces'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
    Formats: typeof formats
  }
}
