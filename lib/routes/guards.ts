import { readCookies, wasRefused } from '@/lib/auth/cookies'
import { cookieNames } from '@/lib/config/browser-keys'
import { isEmbeddable } from '@/lib/config/embeddable.mjs'
import { detectLocale, isRobot, parseAcceptLanguage } from '@/lib/i18n/detect'
import {
  defaultLocale,
  localeCookie,
  localeCookieOf,
  localeOfCode,
  localizePath,
  locales,
  splitPath,
  type Locale,
} from '@/lib/i18n/locales'
import { correctAddress, isNowhere } from './address'
import type { GuardName } from './guard-names'
import { safeRedirectPath } from './safe-redirect'
import { signInAddress } from './sign-in-address'
import { matchRoute } from './table'

/** Cookie that holds the encrypted sign-in; its presence is only a hint, pages and services check the session themselves. */
export const tokenCookie = cookieNames['sign-in']

export type GuardContext = {
  request: Request
  url: URL
  cookies: { has(name: string): boolean; get(name: string): { value: string } | undefined }
  locale: Locale
  /** Path every language shares. */
  path: string
  environment: { INTERNAL_PAGES?: string | undefined; PREVIEW?: string | undefined }
  /** Headers added to the request on its way to the page and to the answer. */
  passed: Headers
}

/** What a guard decides: nothing, or where the visitor goes, or which page answers instead. */
export type GuardDecision =
  | { kind: 'redirect'; location: string; status: 302 | 307 | 308; cookie?: string }
  | { kind: 'notFound' }
  | null
type Guard = (context: GuardContext) => GuardDecision

function isDocument({ request }: GuardContext): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const destination = request.headers.get('sec-fetch-dest')
  if (destination === null) return (request.headers.get('accept') ?? '').includes('text/html')
  // A service worker that asks for a page in the browser's place has no destination, but it still navigates.
  return destination === 'document' || (destination === 'empty' && request.headers.get('sec-fetch-mode') === 'navigate')
}

/** Stored language of a visitor; null for a first visit, and for a cookie that names no language of ours. */
const storedLanguage = ({ cookies }: GuardContext): Locale | null => localeOfCode(cookies.get(localeCookie.name)?.value)

/** The bare address obeys the language a visitor chose before, unless a link of the site itself leads to it; any deeper address is shown as asked. */
function obeyLanguage({ request, path, url }: GuardContext, locale: Locale): GuardDecision {
  if (locale === defaultLocale || path !== '/' || request.headers.get('sec-fetch-site') === 'same-origin') return null
  return { kind: 'redirect', location: localizePath('/', locale) + url.search, status: 302 }
}

function detectLanguage(context: GuardContext): GuardDecision {
  const { request, url, path } = context
  const prefixed = splitPath(url.pathname).locale !== defaultLocale
  // In a frame the page around it says which language, and no cookie is left.
  if (prefixed || isEmbeddable(path) || !isDocument(context) || isRobot(request.headers.get('user-agent'))) return null
  const stored = storedLanguage(context)
  if (stored) return obeyLanguage(context, stored)
  const locale = detectLocale(parseAcceptLanguage(request.headers.get('accept-language')))
  if (locale === defaultLocale) return null
  const cookie = localeCookieOf(locales[locale].code)
  return { kind: 'redirect', location: localizePath(path, locale) + url.search, status: 302, cookie }
}

function passRequestId({ request, passed }: GuardContext): GuardDecision {
  const given = request.headers.get('x-request-id')
  passed.set('x-request-id', given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID())
  return null
}

/** Capitals are put right; an address that no page can have is answered before anything is rendered or stored for it. */
function correctSpelling({ path, url }: GuardContext): GuardDecision {
  const right = correctAddress(url.pathname)
  if (right) return { kind: 'redirect', location: right + url.search, status: 308 }
  return isNowhere(path) ? { kind: 'notFound' } : null
}

const isHeld = ({ cookies }: GuardContext, name: string) => Boolean(cookies.get(name)?.value)

/** Whether the access token is over, or will be before the page has asked with it. */
function isStale(context: GuardContext): boolean {
  const times = readCookies(context.request.headers.get('cookie'), cookieNames['sign-in-expiry'])
  return !isHeld(context, tokenCookie) || !times.some((ends) => Number(ends) > Date.now() + 5000)
}

/** A document's tokens are renewed on the way to it: a page that is being rendered cannot set cookies. */
function renewSignIn(context: GuardContext): GuardDecision {
  if (!isDocument(context) || !isHeld(context, cookieNames['sign-in-renewal']) || !isStale(context)) return null
  if (wasRefused(context.request.headers.get('cookie'), new Date())) return null
  const { pathname, search } = context.url
  const to = safeRedirectPath(pathname + search) ?? localizePath(context.path, context.locale)
  return { kind: 'redirect', location: `/api/auth/renew?to=${encodeURIComponent(to)}`, status: 307 }
}

function requireSignIn(context: GuardContext): GuardDecision {
  const { locale, url } = context
  const renewal = renewSignIn(context)
  if (renewal || isHeld(context, tokenCookie)) return renewal
  return { kind: 'redirect', location: signInAddress(url.pathname + url.search, locale), status: 307 }
}

/** Pages for a few: open when switched on, and left to the page for whoever brings a sign-in, because only the page can ask for the scope. */
const requireSwitch =
  (name: keyof GuardContext['environment']): Guard =>
  ({ environment, cookies }) =>
    environment[name] === '1' || cookies.has(tokenCookie) ? null : { kind: 'notFound' }

/**
 * Every guard by name. They are a convenience: they send away early, by what can be known without asking anybody. Whether somebody may see a
 * page, the page itself asks (lib/data/access.ts). That somebody is signed in a cookie only claims, so a guest page stays open.
 */
export const guards: Record<GuardName, Guard> = {
  language: detectLanguage,
  header: passRequestId,
  redirect: correctSpelling,
  auth: requireSignIn,
  guest: renewSignIn,
  scope: () => null,
  checkCountry: () => null,
  internal: requireSwitch('INTERNAL_PAGES'),
  preview: requireSwitch('PREVIEW'),
}

export class UnknownGuardError extends Error {
  override name = 'UnknownGuardError'
  constructor(guard: string) {
    super(`Unknown middleware ${guard}`)
  }
}

/** Runs guards in order until one decides. Throws UnknownGuardError for a name the table does not know. */
export function runGuards(names: readonly string[], context: GuardContext): GuardDecision {
  for (const name of names) {
    if (!Object.hasOwn(guards, name)) throw new UnknownGuardError(name)
    const decision = guards[name as GuardName](context)
    if (decision) return decision
  }
  return null
}

/** Names of the guards of an address: the three of every page, then the page's own. */
export function guardNamesOf(path: string): readonly string[] {
  return ['language', 'header', 'redirect', ...(matchRoute(path)?.route.guards ?? [])]
}
