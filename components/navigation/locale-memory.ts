import { isLocale, localeCookie, locales, type Locale } from '@/lib/i18n/locales'

/** Keeps the language of the visitor for a year. */
export function rememberLocale(locale: Locale): void {
  document.cookie = `${localeCookie.name}=${locales[locale].code}; Max-Age=${localeCookie.maxAgeSeconds}; Path=/; SameSite=Lax`
}

/** After a first visit the language is known, and requests no longer pass through the middleware. A later visit never changes it by itself. */
export function rememberFirstLocale(): void {
  const { lang } = document.documentElement
  if (!document.cookie.includes(`${localeCookie.name}=`) && isLocale(lang)) rememberLocale(lang)
}
