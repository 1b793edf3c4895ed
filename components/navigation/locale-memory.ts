import { isEmbeddable } from '@/lib/config/embeddable.mjs'
import { isLocale, localeCookie, localeCookieOf, locales } from '@/lib/i18n/locales'

/** After a first visit the language is known, and requests no longer pass through the middleware. A later visit never changes it by itself. */
export function rememberFirstLocale(): void {
  const { lang } = document.documentElement
  // What stands in the frame of another site leaves nothing behind.
  if (isEmbeddable(window.location.pathname)) return
  if (!document.cookie.includes(`${localeCookie.name}=`) && isLocale(lang))
    document.cookie = localeCookieOf(locales[lang].code)
}
