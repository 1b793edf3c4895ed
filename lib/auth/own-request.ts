import { environment } from '@/lib/config/environment'

const safe = new Set(['GET', 'HEAD'])

/**
 * Whether a page of this site asks, so that the visitor's cookies may count. Browsers say so in Sec-Fetch-Site; those that do not yet name the
 * page's origin with everything that changes something.
 */
export function isOwnRequest(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || (site === 'none' && safe.has(request.method))
  const origin = request.headers.get('origin')
  if (origin === null) return safe.has(request.method)
  const own = [new URL(environment().SITE_URL).host, request.headers.get('host')]
  return URL.canParse(origin) && own.includes(new URL(origin).host)
}
