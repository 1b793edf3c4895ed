import { localizePath, type Locale } from '@/lib/i18n/locales'
import { safeRedirectPath } from './safe-redirect'

/** The way to sign in, and from there back to a localized address of this site; one that leads elsewhere is left out. */
export function signInAddress(back: string, locale: Locale): string {
  const safe = safeRedirectPath(back)
  return localizePath('/login', locale) + (safe ? `?redirect=${encodeURIComponent(safe)}` : '')
}
