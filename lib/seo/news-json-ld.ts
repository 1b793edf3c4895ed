import type { Lang } from '@/lib/contract/common'
import type { NewsEvent, NewsSummary } from '@/lib/contract/news'
import { isOwnPicture, ownPictureAddress } from '@/lib/domain/own-picture'
import { findPicture, pictureAddress } from '@/lib/pictures/find-picture'
import { organizationRef } from './organization'

type Address = {
  /** The page of the item. */ url: string
  lang: Lang
  /** Said first of news that are made up. */ sampleNote: string
}

function eventOf(event: NewsEvent, url: string): object {
  const { startsOn, endsOn, opens, closes, place, latitude, longitude } = event
  return {
    startDate: `${startsOn}T${opens}:00+07:00`,
    endDate: `${endsOn}T${closes}:00+07:00`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place,
      address: { '@type': 'PostalAddress', addressCountry: 'TH' },
      ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
    organizer: organizationRef(url),
  }
}

/** Address of the largest file of a picture; null = there is none. */
function imageOf(id: string): string | null {
  if (isOwnPicture(id)) return ownPictureAddress(id, '1600')
  const picture = findPicture(id)
  const width = picture?.sizes.at(-1)
  return picture && width !== undefined ? pictureAddress(picture, width, 'webp') : null
}

/** schema.org Event for what takes place, Article for a guide, NewsArticle for everything else. Source: schema.org/Event, schema.org/NewsArticle. */
export function newsJsonLd(item: NewsSummary, { url, lang, sampleNote }: Address): object {
  const image = imageOf(item.picture)
  const shared = {
    '@context': 'https://schema.org',
    '@id': `${url}#item`,
    url,
    description: item.sample ? `${sampleNote} ${item.summary}` : item.summary,
    inLanguage: lang,
    ...(image !== null && { image: new URL(image, url).href }),
  }
  if (item.event) return { ...shared, '@type': 'Event', name: item.title, ...eventOf(item.event, url) }
  return {
    ...shared,
    '@type': item.kind === 'guide' ? 'Article' : 'NewsArticle',
    headline: item.title,
    datePublished: item.publishedOn,
    dateModified: item.changedOn,
    author: organizationRef(url),
    publisher: organizationRef(url),
  }
}
