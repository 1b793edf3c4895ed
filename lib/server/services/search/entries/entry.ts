import type { Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { SiteKind } from '@/lib/contract/search'
import { isOwnPicture, ownPictureAddress } from '@/lib/domain/own-picture'
import { findPicture, pictureAddress } from '@/lib/pictures/find-picture'
import type { Database } from '@/lib/server/db/schema'

/** What an entry says in one language. */
export type EntryText = {
  title: string
  summary: string
  /** Other complete names of it. */
  names?: readonly string[]
  /** Complete names whose words stand in the others already. */
  calls?: readonly string[]
  /** What else it is found by. */
  body?: readonly string[]
}

/** Something on the site that can be found beside products and vehicles. */
export type SearchEntry = {
  kind: SiteKind
  id: string
  /** Shared path; may have a query or a fragment. */
  path: string
  /** Address of a small picture; null = none. */
  picture: string | null
  /** 0–1, larger is wanted more often. */
  weight: number
  texts: Record<Lang, EntryText>
}

export type EntrySource = { db: Kysely<Database>; now: Date }
/** Every entry of one kind, or of a few that are kept together. */
export type EntryProvider = (source: EntrySource) => Promise<SearchEntry[]>

/** What is read in each language, by language. */
export async function inEveryLanguage<T>(read: (lang: Lang) => Promise<T>): Promise<Record<Lang, T>> {
  const [en, th, ja] = await Promise.all([read('en'), read('th'), read('ja')])
  return { en, th, ja }
}

/** The same thing in the three lists, by id; one that a language lacks is left out. */
export function joinById<T extends { id: string }>(lists: Record<Lang, readonly T[]>): Record<Lang, T>[] {
  const [th, ja] = (['th', 'ja'] as const).map((lang) => new Map(lists[lang].map((one) => [one.id, one])))
  return lists.en.flatMap((en) => {
    const others = { th: th?.get(en.id), ja: ja?.get(en.id) }
    return others.th && others.ja ? [{ en, th: others.th, ja: others.ja }] : []
  })
}

/** The texts of an entry, written for each language by one rule. */
export function textsOf<T>(
  things: Record<Lang, T>,
  write: (thing: T, lang: Lang) => EntryText,
): Record<Lang, EntryText> {
  return { en: write(things.en, 'en'), th: write(things.th, 'th'), ja: write(things.ja, 'ja') }
}

/** Address of the smallest file of a scene; null while it is not rendered. */
export function thumbnailOf(scene: string): string | null {
  if (isOwnPicture(scene)) return ownPictureAddress(scene, '480')
  const picture = findPicture(scene)
  return picture && pictureAddress(picture, Math.min(...picture.sizes), 'webp')
}

/** The month of a day (`2027-01-09`) as it is said: January, มกราคม, 1月. */
export function monthName(day: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
