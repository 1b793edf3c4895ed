import { localizePath, splitPath, type Locale } from '@/lib/i18n/locales'

const allowed = /^\/[A-Za-z0-9\-._~/?=&%+,]*$/

/**
 * The return path if it stays inside the site: one leading slash, a limited character set, and nothing that becomes a second
 * slash, a backslash, a scheme or a control character after decoding. Null for anything else.
 */
export function safeRedirectPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2000 || !allowed.test(value)) return null
  const decoded = decodeFully(value)
  if (decoded === null) return null
  const [path = ''] = decoded.split('?')
  if (
    path.includes('//') ||
    path.includes('\\') ||
    path.includes(':') ||
    path.includes('..') ||
    /[\u0000-\u001f\u007f]/.test(decoded)
  )
    return null
  return value
}

/** Decodes until nothing changes; null for a broken escape. Three rounds are more than any honest address needs. */
function decodeFully(value: string): string | null {
  let current = value
  try {
    for (let round = 0; round < 3; round += 1) {
      const next = decodeURIComponent(current)
      if (next === current) return current
      current = next
    }
    return decodeURIComponent(current) === current ? current : null
  } catch {
    return null
  }
}

/** A safe way back, in the language of the page that leads there: a visitor may have chosen another one on the way. */
export function redirectPathIn(value: string | null | undefined, locale: Locale): string | null {
  const safe = safeRedirectPath(value)
  if (safe === null || safe.startsWith('/api/')) return safe
  const [pathname = '', ...query] = safe.split('?')
  return [localizePath(splitPath(pathname).path, locale), ...query].join('?')
}
