import type { Metadata } from 'next'
import { localeList, localizePath, locales, type Locale } from '@/lib/i18n/locales'
import { findPicture, socialAddress, type Picture } from '@/lib/pictures/find-picture'
import type { SceneId } from '@/lib/pictures/scenes'
import { socialCardAddress, socialSize, type SocialCard } from '@/lib/pictures/social-card'
import { fillPath, routeOf, type RoutePath } from '@/lib/routes/table'
import { fitTitle } from './fit-text'

/** Exploded views have no picture for shared links. */
type SharedScene = Exclude<SceneId, `exploded-${string}`>

/** A picture with the page's own words, or one without words. */
type SharedPicture = SocialCard | Picture | SharedScene | null

type PageWords = {
  /** Several: the most telling first; the first that has room is taken. */
  title: string | readonly string[]
  description: string
  /** The page's own title already names the site. */ absolute?: boolean
  /** What a shared link shows; default: the home page's stage. */ picture?: SharedPicture
}
type PageAddress = {
  route: RoutePath
  params?: Record<string, string>
  locale: Locale
  /** Where the same content has its first address; default: this one. */
  canonical?: RoutePath
  /** False for a page that only makes sense for one visitor or one query; default: the route table's. */
  index?: boolean
}

/** The picture of a shared link; one without words has no alternative text, because the title beside it says the same. */
function socialImages(picture: SharedPicture): { url: string; width: number; height: number; alt?: string }[] {
  if (picture !== null && typeof picture === 'object' && 'line' in picture)
    return [{ url: socialCardAddress(picture), ...socialSize, alt: `${picture.title}, ${picture.line}` }]
  const found = typeof picture === 'string' ? findPicture(picture) : picture
  return found ? [{ url: socialAddress(found), ...socialSize }] : []
}

/** Title, description, canonical and hreflang of a page: each language lists itself and the others, English is x-default. */
export function pageMetadata(
  words: PageWords,
  { route, params = {}, locale, canonical, index }: PageAddress,
): Metadata {
  const path = fillPath(canonical ?? route, params)
  const indexed = index ?? routeOf(route).index
  const languages = Object.fromEntries(localeList.map((other) => [other, localizePath(path, other)]))
  const url = localizePath(path, locale)
  const titles = typeof words.title === 'string' ? [words.title] : words.title
  const [title = ''] = titles
  const images = socialImages(words.picture ?? 'hero-home')
  return {
    title: { absolute: words.absolute ? title : fitTitle(titles, locale) },
    description: words.description,
    alternates: { canonical: url, languages: { ...languages, 'x-default': localizePath(path, 'en') } },
    openGraph: {
      title,
      description: words.description,
      url,
      type: 'website',
      locale: locales[locale].iso.replace('-', '_'),
      siteName: 'YSS Suspension (Thailand)',
      images,
    },
    twitter: { card: 'summary_large_image' },
    robots: { index: indexed, follow: true },
  }
}
