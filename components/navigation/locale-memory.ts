import { isLocale, localeCookie, localeCookieOf, locales } from '@/lib/i18n/locales'

/** After a first visit the language is known, and requests no longer pass through the middleware. A later visit never changes it by itself. */
export function rememberFirstLocale(): void {
  const { lang } = document.documentElement
  if (!document.cookie.includes(`${localeCookie.name}=`) && isLocale(lang))
    document.cookie = localeCookieOf(locales[lang].code)
}
