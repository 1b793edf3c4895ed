import type { BuildSummary } from '@/lib/contract/community'
import type { Lang } from '@/lib/contract/common'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { organizationRef } from './organization'

type Address = {
  /** The page of the build. */ url: string
  lang: Lang
  /** Said first of builds that are made up. */ sampleNote: string
}

/** schema.org Article about a vehicle as somebody has fitted it. Source: schema.org/Article. */
export function buildJsonLd(build: BuildSummary, { url, lang, sampleNote }: Address): Record<string, unknown> {
  const { title, summary, addedOn, vehicle, author, photos, sample } = build
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#build`,
    url,
    headline: title,
    description: sample ? `${sampleNote} ${summary}` : summary,
    inLanguage: lang,
    datePublished: addedOn,
    about: { '@type': 'Product', name: vehicleName(vehicle) },
    author: author === null ? organizationRef(url) : { '@type': 'Person', name: author },
    publisher: organizationRef(url),
    ...(photos.length > 0 && { image: photos.map(({ path }) => new URL(path, url).href) }),
  }
}
