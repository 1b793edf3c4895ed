import type { Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Banner } from '@/lib/contract/site'
import { dayInThailand } from '@/lib/domain/calendar'
import { findSummariesByCode } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import { bannerKind, type StoredBanner } from './banner-kind'
import type { ServiceContext } from './context'
import { readContentOf } from './editor/overlay'

/** Banners in a language, with their products. */
export async function showBanners(
  db: Kysely<Database>,
  stored: readonly StoredBanner[],
  lang: Lang,
): Promise<Banner[]> {
  const codes = stored.flatMap(({ product }) => product ?? [])
  const products = await findSummariesByCode(db, { codes, lang })
  return stored.map(({ id, href, title, text, action, product }) => ({
    id,
    href,
    title: title[lang],
    text: text[lang],
    action: action[lang],
    product: (product === null ? undefined : products.get(product)) ?? null,
  }))
}

/** Banners running today, in their order. */
export async function getHomeBanner(
  { lang }: ParsedInputOf<'getHomeBanner'>,
  { db, now }: ServiceContext,
): Promise<Banner[]> {
  const today = dayInThailand(now)
  const all = await readContentOf(bannerKind, { db, now })
  const running = all
    .filter(({ startsOn, endsOn }) => (startsOn ?? '') <= today && (endsOn === null || endsOn >= today))
    .toSorted((a, b) => a.position - b.position)
  return showBanners(db, running, lang)
}
