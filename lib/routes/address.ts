import { locales, localizePath, splitPath } from '@/lib/i18n/locales'
import { isLivePage, livePages } from './live-pages'
import { correctCase, matchRoute } from './table'

/**
 * Request header by which the server's request hook asks middleware to look at an address: `odd` = it may have to move, or nothing is there;
 * `broken` = it cannot be read; `trace` = it was asked for with a method that no Request may have; `live` = it is a selection, rendered on request.
 * Middleware answers with `missing` where nothing is. A visitor's own header of this name is dropped by the hook.
 */
export const addressHeader = 'x-address'
export type AddressMark = 'odd' | 'broken' | 'trace' | 'live' | 'missing'

const plain = /^\/[\w\-.~/]*(?:[?#]|$)/
const unreserved = /^[\w\-.~]$/

/** Decodes what needs no escape (RFC 3986 §6.2.2.2) and writes the other escapes in capitals; null for an escape that is none. */
function decodeUnreserved(path: string): string | null {
  if (/%(?![0-9a-f]{2})/i.test(path)) return null
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return unreserved.test(character) ? character : escape.toUpperCase()
  })
}

function isReadable(path: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * A request's path and query as every part of the server shall see them: one spelling for each address, dots resolved (RFC 3986 §6.2.2).
 * Escaped slashes stay escaped, because they are part of a name. Null for an address with broken escapes, broken UTF-8 or
 * control characters, and for what is none: `*` and whole addresses, which are asked of proxies.
 */
export function normalizeAddress(url: string): string | null {
  const cut = url.indexOf('?')
  const path = cut === -1 ? url : url.slice(0, cut)
  if (plain.test(path) && !path.includes('/.')) return url
  if (!path.startsWith('/')) return null
  const decoded = decodeUnreserved(path)
  if (decoded === null || !isReadable(decoded)) return null
  // Slashes that follow each other are kept here: as the start of an address they would name a host.
  const rest = decoded.replace(/^\/+/, '')
  const slashes = decoded.slice(0, decoded.length - rest.length)
  return slashes + new URL(rest, 'http://site/').pathname.slice(1) + (cut === -1 ? '' : url.slice(cut))
}

const services = /^\/(?:api|_next|drawings|films|pictures|manifests|sitemaps|social)(?:\/|$)/
const segments = Object.values(locales).map(({ iso }) => iso.toLowerCase())
const prefixes = Object.values(locales).flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]))

/** Writes the language of an address small: `/TH/user` → `/th/user`. */
function correctLanguage(pathname: string): string {
  const [, first = ''] = pathname.split('/')
  const prefix = `/${first.toLowerCase()}`
  return prefixes.some((known) => known === prefix) ? prefix + pathname.slice(prefix.length) : pathname
}

/** The right spelling of an address that differs from a page's only in capitals; null when it is right, or nothing is there. */
export function correctAddress(pathname: string): string | null {
  const { locale, path } = splitPath(correctLanguage(pathname))
  const right = localizePath(correctCase(path) ?? path, locale)
  return right === pathname ? null : right
}

/** Whether nothing can be at a path that every language shares: no route has it, or it is the inner address of a page rendered per request. */
export function isNowhere(path: string): boolean {
  return matchRoute(path) === null || livePages.some((page) => path === `${page.path}/live`)
}

/** Services, names that may be a file's, and the inner names of languages, which next.config redirects. */
function isNoPage(pathname: string): boolean {
  if (services.test(pathname)) return true
  const parts = pathname.toLowerCase().split('/')
  const [, first = ''] = parts
  const isFile = parts.at(-1)?.includes('.') === true && !prefixes.some((prefix) => prefix === `/${first}`)
  return isFile || segments.includes(first) || ['en', 'ja'].includes(first)
}

/** Whether middleware has to look at an address because it is not exactly a page's. */
export function isOdd(pathname: string): boolean {
  if (pathname === '/' || isNoPage(pathname)) return false
  const lowered = correctLanguage(pathname)
  return lowered !== pathname || isNowhere(splitPath(lowered).path)
}

/** What the request hook says of a normalized address; null of what is served as it is stored. */
export function markOf(url: string): AddressMark | null {
  const cut = url.indexOf('?')
  const pathname = cut === -1 ? url : url.slice(0, cut)
  if (isOdd(pathname)) return 'odd'
  return cut !== -1 && isLivePage(splitPath(pathname).path, new URLSearchParams(url.slice(cut))) ? 'live' : null
}
