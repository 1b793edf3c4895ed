import type { Metadata } from 'next'
import { localeList, localizePath, locales, type Locale } from '@/lib/i18n/locales'
import { fillPath, routeOf, type RoutePath } from '@/lib/routes/table'

type PageWords = { title: string; description: string; /** The page's own title already names the site. */ absolute?: boolean }
type PageAddress = {
  route: RoutePath
  params?: Record<string, string>
  locale: Locale
  /** Where the same content has its first address; default: this one. */
  canonical?: RoutePath
  /** False for a page that only makes sense for one visitor or one query; default: the route table's. */
  index?: boolean
}

/** Title, description, canonical and hreflang of a page: each language lists itself and the others, English is x-default. */
export function pageMetadata(words: PageWords, { route, params = {}, locale, canonical, index }: PageAddress): Metadata {
  const path = fillPath(canonical ?? route, params)
  const indexed = index ?? routeOf(route).index
  const languages = Object.fromEntries(localeList.map((other) => [other, localizePath(path, other)]))
  const url = localizePath(path, locale)
  return {
    title: words.absolute ? { absolute: words.title } : words.title,
    description: words.description,
    alternates: { canonical: url, languages: { ...languages, 'x-default': localizePath(path, 'en') } },
    openGraph: { title: words.title, description: words.description, url, type: 'website', locale: locales[locale].iso.replace('-', '_'), siteName: 'YSS Suspension (Thailand)' },
    robots: { index: indexed, follow: true },
  }
}
