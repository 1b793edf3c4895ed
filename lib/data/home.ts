import 'server-only'
import type { Lang } from '@/lib/contract/common'
import { families, type ProductCategory, type ProductSummary } from '@/lib/contract/product'
import type { Banner } from '@/lib/contract/site'
import type { VehicleType } from '@/lib/contract/vehicle'
import { readFinder, type FinderState } from './finder'
import { readCategories, readNewProducts, readProducts } from './products'
import { readBanners } from './site'

export type HomeData = { stage: ProductSummary | null; finder: FinderState; categories: ProductCategory[]; examples: ProductSummary[]; fresh: ProductSummary[]; banners: Banner[] }

const freshCount = 8
const motoTypes: readonly VehicleType[] = ['bigbike', 'scooter', 'vespa', 'underbone']

/** Everything the home page shows; the motorcycle edition begins with two wheels. */
export async function readHome(lang: Lang, moto: boolean): Promise<HomeData> {
  const [stage, finder, categories, fresh, banners, ...examples] = await Promise.all([
    readProducts({ lang, family: moto ? 'bigbike' : 'scooter', construction: moto ? 'hose-reservoir' : 'piggyback', pageSize: 1 }),
    readFinder(lang, {}, moto ? motoTypes : undefined),
    readCategories(lang),
    readNewProducts(lang, freshCount),
    readBanners(lang),
    ...families.map((family) => readProducts({ lang, family, pageSize: 1 })),
  ])
  return { stage: stage.items[0] ?? null, finder, categories, fresh, banners, examples: examples.flatMap((list) => list.items) }
}
