import type { Video } from '@/lib/contract/video'
import type { Lang } from '@/lib/contract/common'
import { findPicture, pictureAddress } from '@/lib/pictures/find-picture'

type Address = {
  /** The page the films stand on, without a hash. */
  url: string
  lang: Lang
}

function videoObject(
  { id, title, summary, film, published, durationSeconds, poster }: Video,
  { url, lang }: Address,
): object[] {
  if (film?.provider !== 'own') return []
  const picture = findPicture(poster)
  const width = picture?.sizes.at(-1)
  return [
    {
      '@type': 'VideoObject',
      '@id': `${url}#${id}`,
      url: `${url}#${id}`,
      name: title,
      description: summary,
      inLanguage: lang,
      uploadDate: published,
      duration: `PT${durationSeconds}S`,
      contentUrl: new URL(film.file, url).href,
      ...(picture &&
        width !== undefined && { thumbnailUrl: new URL(pictureAddress(picture, width, 'webp'), url).href }),
    },
  ]
}

/** schema.org VideoObject of every film that lies on this site; a provider describes its own. Source: schema.org/VideoObject. */
export function videosJsonLd(videos: readonly Video[], address: Address): object {
  return { '@context': 'https://schema.org', '@graph': videos.flatMap((video) => videoObject(video, address)) }
}
