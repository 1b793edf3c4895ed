import { cacheNames, packPrefix } from '@/lib/config/browser-keys'
import { calendarTags } from '@/lib/i18n/calendar-tags'
import type { Locale } from '@/lib/i18n/locales'
import type { WorkerOrder } from '@/lib/config/worker-order'

/** How a request is answered. Whatever is none of these goes its way without the worker. */
type Way = 'page' | 'paper' | 'file' | 'picture' | 'through'

type Asked = { method: string; mode: string; url: URL; header: (name: string) => string | null }

/** Documents that may be put aside: public ones of products, none of an account or a warranty. */
const papers = /^\/api\/documents\/products\//

/** What becomes of a request from a page of this origin. */
export function wayOf({ method, mode, url, header }: Asked, origin: string): Way | null {
  if (method !== 'GET' || url.origin !== origin || header('range') !== null) return null
  const { pathname } = url
  if (pathname.startsWith('/_next/static/')) return 'file'
  if (/^\/(?:pictures|drawings)\//.test(pathname)) return url.searchParams.has('v') ? 'picture' : null
  if (papers.test(pathname)) return 'paper'
  // A navigation that is not answered here would be asked for twice: the browser has sent it already (navigation preload).
  if (pathname.startsWith('/api/') || pathname.startsWith('/_next/')) return mode === 'navigate' ? 'through' : null
  // The router's own requests are data of this moment: they are asked of the site or fail, and it then loads the page itself.
  if (header('rsc') !== null || url.searchParams.has('_rsc')) return null
  return mode === 'navigate' ? 'page' : null
}

export type Answered = { status: number; redirected: boolean; header: (name: string) => string | null }

/** Whether an answer may lie on a device: only what the site itself calls the same for everybody. */
export function isForEverybody({ status, redirected, header }: Answered): boolean {
  const control = header('cache-control') ?? ''
  return status === 200 && !redirected && /\b(?:public|s-maxage)\b/.test(control) && !/private|no-store/.test(control)
}

/** A stored page: for everybody, and a page. */
export function isStoredPage(answer: Answered): boolean {
  return isForEverybody(answer) && (answer.header('content-type') ?? '').startsWith('text/html')
}

/** Says in the page itself when it was fetched, by the clock of the device and as its language writes it, for its script to tell the reader. */
export function markKept(html: string, fetchedAt: Date, locale: Locale): string {
  const when = fetchedAt.toLocaleString(calendarTags[locale], { dateStyle: 'medium', timeStyle: 'short' })
  return html.replace(/<html\b/, `<html data-kept="${when}"`)
}

/** Stores of an earlier build of the worker, or of an offline page that is no longer served. */
export function outdatedStores(names: readonly string[], shellStore: string): string[] {
  const current: readonly string[] = [...Object.values(cacheNames), shellStore]
  return names.filter((name) => name.startsWith('yss-') && !name.startsWith(packPrefix) && !current.includes(name))
}

/** What a page asks of the worker; null = nothing it knows. */
export function readOrder(data: unknown): WorkerOrder | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'activate') return { type: 'activate' }
  if (data.type !== 'keep' || !('path' in data) || typeof data.path !== 'string') return null
  return /^\/(?!\/)/.test(data.path) ? { type: 'keep', path: data.path } : null
}
