import 'server-only'
import { getTranslations } from 'next-intl/server'
import { slugSchema, type Lang } from '@/lib/contract/common'
import { vehicleRangeSchema, vehicleRanges, type VehiclePage } from '@/lib/contract/vehicle-page'
import { describeLook } from '@/lib/pictures/look'
import { findPicture } from '@/lib/pictures/find-picture'
import type { SocialCard, SocialKind } from '@/lib/pictures/social-card'
import type { JobDetails } from '@/lib/contract/career'
import type { News } from '@/lib/contract/news'
import type { Product, ProductSummary } from '@/lib/contract/product'
import type { Family } from '@/lib/contract/product-words'
import { formatDate } from '@/lib/i18n/formats'
import { spanOf, vehicleNames } from '@/lib/i18n/vehicle-name'
import { readCareer } from './careers'
import { readNewsItem } from './news'
import { readProduct } from './products'
import { readVehiclePage } from './vehicle-pages'

/** Where the look of a part has not been rendered: the stage of its family. */
const familyScenes: Record<Family, string> = {
  scooter: 'hero-scooter',
  underbone: 'hero-moto',
  bigbike: 'hero-moto',
  vespa: 'hero-vespa',
  car: 'hero-car',
  pickup: 'hero-pickup',
  fork: 'hero-fork',
  air: 'hero-air',
  spares: 'shop-shelf',
}

function pictureOf(product: ProductSummary | undefined): string | null {
  if (!product) return null
  const look = describeLook(product)
  return findPicture(look) ? look : familyScenes[product.family]
}

export function productCard(product: Product, lang: Lang): SocialCard {
  const { id, name, code } = product
  return { kind: 'products', id, lang, title: name, line: code, picture: pictureOf(product) }
}

export function newsCard({ id, title, publishedOn, picture }: News, lang: Lang): SocialCard {
  return { kind: 'news', id, lang, title, line: formatDate(publishedOn, lang), picture }
}

export async function jobCard({ id, title }: JobDetails, lang: Lang): Promise<SocialCard> {
  const t = await getTranslations({ locale: lang, namespace: 'routes' })
  return { kind: 'careers', id, lang, title, line: t('career'), picture: 'shop-vice' }
}

/** Vehicle, its years and the series; the picture is that of the first part. */
export async function vehicleCard({ entry, parts }: VehiclePage, lang: Lang): Promise<SocialCard> {
  const [years, series] = await Promise.all([
    getTranslations({ locale: lang, namespace: 'vehicle.years' }),
    getTranslations({ locale: lang, namespace: 'spec.series' }),
  ])
  const { key, from, to } = spanOf(entry.vehicles)
  return {
    kind: 'vehicles',
    id: `${entry.range}.${entry.slug}`,
    lang,
    title: vehicleNames(entry.vehicles),
    line: `${series(vehicleRanges[entry.range].series)} · ${years(key, { from, to })}`,
    picture: pictureOf(parts[0]?.product),
  }
}

const readers: Record<SocialKind, (id: string, lang: Lang) => Promise<SocialCard | null>> = {
  products: async (id, lang) => {
    const product = slugSchema.safeParse(id).success ? await readProduct(lang, id) : null
    return product && productCard(product, lang)
  },
  news: async (id, lang) => {
    const found = slugSchema.safeParse(id).success ? await readNewsItem(lang, id) : null
    return found && newsCard(found.item, lang)
  },
  careers: async (id, lang) => {
    const found = slugSchema.safeParse(id).success ? await readCareer(lang, id) : null
    return found && jobCard(found.job, lang)
  },
  vehicles: async (id, lang) => {
    const [range, slug = ''] = id.split('.')
    const known = vehicleRangeSchema.safeParse(range)
    const page = known.success ? await readVehiclePage(lang, known.data, slug) : null
    return page && vehicleCard(page, lang)
  },
}

/** What the picture of a page says; null = there is no such page. */
export function readSocialCard(kind: SocialKind, id: string, lang: Lang): Promise<SocialCard | null> {
  return readers[kind](id, lang)
}
