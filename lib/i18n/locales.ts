import { cookieNames } from '../config/browser-keys'

/** The specification's locale table. `code` is what addresses and the cookie hold; the key is the language tag used by every standard. */
export const locales = {
  en: { name: 'EN', code: 'en', iso: 'en-US', prefix: '', label: 'English' },
  th: { name: 'TH', code: 'th', iso: 'th-TH', prefix: '/th', label: 'ไทย' },
  ja: { name: 'JP', code: 'jp', iso: 'ja-JP', prefix: '/jp', label: '日本語' },
} as const satisfies Record<
  string,
  { name: string; code: string; iso: string; prefix: '' | `/${string}`; label: string }
>

export type Locale = keyof typeof locales

export const localeList = Object.keys(locales) as [Locale, ...Locale[]]
export const defaultLocale = 'en' satisfies Locale

/** Cookie of the specification §9. */
export const localeCookie = { name: cookieNames.language, maxAgeSeconds: 365 * 24 * 60 * 60 } as const

/** The cookie that keeps a visitor's language, as a header or `document.cookie` takes it. */
export function localeCookieOf(code: string): string {
  return `${localeCookie.name}=${code}; Max-Age=${localeCookie.maxAgeSeconds}; Path=/; SameSite=Lax`
}

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(locales, value)
}

/** Locale of the `[locale]` segment, which is the ISO tag; null = not a segment of this site. */
export function localeOfSegment(segment: string | undefined): Locale | null {
  return localeList.find((locale) => locales[locale].iso === segment) ?? null
}

/** Locale of the code in an address (`jp` → `ja`); null = not a code of this site. */
export function localeOfCode(code: string | undefined): Locale | null {
  return localeList.find((locale) => locales[locale].code === code) ?? null
}

/** Splits `/jp/products` into its locale and the path every language shares. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  for (const locale of localeList) {
    const { prefix } = locales[locale]
    if (prefix === '') continue
    if (pathname === prefix) return { locale, path: '/' }
    if (pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) }
  }
  return { locale: defaultLocale, path: pathname || '/' }
}

/** The address of a shared path in one language; query and hash are kept. */
export function localizePath(path: string, locale: Locale): string {
  const { prefix } = locales[locale]
  if (prefix === '') return path
  return path === '/' ? prefix : path.startsWith('/?') || path.startsWith('/#') ? prefix + path.slice(1) : prefix + path
}
