import type { Lang } from '@/lib/contract/common'
import { shortHash } from '@/lib/utils/short-hash'
import { findPicture } from './find-picture'

/** Pages of which each has a picture of its own for shared links. */
export const socialKinds = ['products', 'vehicles', 'news', 'careers'] as const
export type SocialKind = (typeof socialKinds)[number]

/** What the picture of a shared link says and shows. */
export type SocialCard = {
  kind: SocialKind
  /** Of a vehicle's page its path without slashes, `car-spring.haval-h6`. */
  id: string
  lang: Lang
  title: string
  /** Part number, date or the like, under the title. */
  line: string
  /** Name of a rendered picture; null = words alone. */
  picture: string | null
}

export const socialSize = { width: 1200, height: 630 } as const

/** Raised when the drawing itself changes. */
const drawing = 1

/** Names exactly this picture: the same words, the same product, drawn the same way. */
export function socialCardVersion({ picture, title, line }: SocialCard): string {
  const hash = picture === null ? '' : (findPicture(picture)?.hash ?? '')
  return shortHash(JSON.stringify([drawing, title, line, picture, hash]))
}

/** Address of the picture; another one when anything in it changes. */
export function socialCardAddress(card: SocialCard): string {
  return `/social/${card.kind}/${card.id}-${card.lang}.jpg?v=${socialCardVersion(card)}`
}
