import { environment } from '@/lib/config/environment'
import { localeList, localizePath, type Locale } from '@/lib/i18n/locales'
import { fillPath, routes, type Route, type RoutePart, type RoutePath } from '@/lib/routes/table'
import { isWritten } from '@/lib/routes/written'

export type PageOfRoute = {
  params: Record<string, string>
  /** `YYYY-MM-DD`; the last change of the data the page shows, where the data say. */
  changedOn?: string
}
/** Pages of routes with parameters, by path; of a route without, what is known of its one page. */
export type PagesOfRoutes = Partial<Record<RoutePath, readonly PageOfRoute[]>>

export type SitemapPage = {
  /** Shared by every language. */ path: string
  part: RoutePart
  changes: Route['changes']
  changedOn: string | null
}

/** Every page that search engines may show: written, to be indexed and open to everybody. */
export function listPages(pages: PagesOfRoutes): SitemapPage[] {
  return routes
    .filter((route) => route.index && route.guards.length === 0 && isWritten(route))
    .flatMap(({ path, part, changes, params }) =>
      (pages[path] ?? (params.length === 0 ? [{ params: {} }] : [])).map((page: PageOfRoute) => ({
        path: fillPath(path, page.params),
        part,
        changes,
        changedOn: page.changedOn ?? null,
      })),
    )
}

/** Parts of the site that have a page in a sitemap. */
const sitemapParts = [
  ...new Set(routes.filter(({ index, guards }) => index && guards.length === 0).map(({ part }) => part)),
]

/** Name of a sitemap: `products-th.xml`. */
const sitemapFile = (part: RoutePart, locale: Locale) => `${part}-${locale}.xml`

/** Every sitemap there is. */
export const sitemaps = sitemapParts.flatMap((part) =>
  localeList.map((locale) => ({ part, locale, file: sitemapFile(part, locale) })),
)

const absolute = (path: string) => new URL(path, environment().SITE_URL).href

/** Address of a page in one language, as the page's own canonical link says it. */
export const pageAddress = (path: string, locale: Locale) => absolute(localizePath(path, locale))

/** Address of a sitemap. */
export const sitemapAddress = (file: string) => absolute(`/sitemaps/${file}`)

/** The last change of any of the pages; null = of none is known when it changed. */
export function lastChange(pages: readonly SitemapPage[]): string | null {
  return pages.reduce<string | null>(
    (last, { changedOn }) => (changedOn !== null && changedOn > (last ?? '') ? changedOn : last),
    null,
  )
}
