import { isLivePage } from './live-pages'
import { matchRoute } from './table'

/** Whether a page is rendered for each request, so that middleware gives it a nonce: selections, and pages that ask who may see them. */
export function isRenderedPerRequest(path: string, query: URLSearchParams): boolean {
  return isLivePage(path, query) || (matchRoute(path)?.route.guards.length ?? 0) > 0
}
