import { splitPath } from '@/lib/i18n/locales'
import { isRenderedPerRequest } from '@/lib/routes/per-request'
import type { RequestKind } from '@/lib/server/metrics/metrics'

/** What an address asks for; `isNavigation`: the data behind a click, which Next asks for under the page's address. */
export function kindOf(url: string, isNavigation: boolean): RequestKind {
  const [path = '/', search = ''] = url.split('?', 2)
  if (path.startsWith('/_next/')) return 'static'
  if (path.startsWith('/api/company/')) return 'company'
  if (path.startsWith('/api/')) return 'api'
  if (/\.[a-z\d]+$/i.test(path)) return 'file'
  if (isNavigation) return 'navigation'
  return isRenderedPerRequest(splitPath(path).path, new URLSearchParams(search)) ? 'live' : 'page'
}
