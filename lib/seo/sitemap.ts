import type { MetadataRoute } from 'next'
import { environment } from '@/lib/config/environment'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { fillPath, routes, type Route, type RoutePath } from '@/lib/routes/table'
import { isWritten } from '@/lib/routes/written'

export type PageOfRoute = {
  params: Record<string, string>
  /** `YYYY-MM-DD` */
  changedOn?: string
}
/** Pages of routes with parameters, by path. */
export type PagesOfRoutes = Partial<Record<RoutePath, readonly PageOfRoute[]>>

function entriesOf(
  route: Route,
  { params, changedOn }: PageOfRoute,
  locales: readonly Locale[],
): MetadataRoute.Sitemap {
  const path = fillPath(route.path, params)
  const address = (locale: Locale) => new URL(localizePath(path, locale), environment().SITE_URL).href
  const languages = {
    ...Object.fromEntries(locales.map((locale) => [locale, address(locale)])),
    'x-default': address('en'),
  }
  return locales.map((locale) => ({
    url: address(locale),
    changeFrequency: route.changes,
    alternates: { languages },
    ...(changedOn === undefined ? {} : { lastModified: changedOn }),
  }))
}

/** Sitemap of the route table: what is written, may be indexed and is open to everybody; of a route with parameters, the given pages. */
export function listPages(locales: readonly Locale[], pages: PagesOfRoutes): MetadataRoute.Sitemap {
  return routes
    .filter((route) => route.index && route.guards.length === 0 && isWritten(route))
    .flatMap((route) => {
      const ofRoute = route.params.length === 0 ? [{ params: {} }] : (pages[route.path] ?? [])
      return ofRoute.flatMap((page) => entriesOf(route, page, locales))
    })
}
