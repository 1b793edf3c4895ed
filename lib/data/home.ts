import 'server-only'
import type { Lang } from '@/lib/contract/common'
import type { ProductCategory, ProductSummary } from '@/lib/contract/product'
import type { Banner } from '@/lib/contract/site'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { readFinder, type FinderState } from './finder'
import { readCategories, readNewProducts } from './products'
import { readBanners } from './site'
import { readFaces, readStage } from './stage'

export type HomeData = {
  stage: ProductSummary | null
  finder: FinderState
  categories: ProductCategory[]
  examples: ProductSummary[]
  fresh: ProductSummary[]
  banners: Banner[]
}

const freshCount = 8
const motoTypes: readonly VehicleType[] = ['bigbike', 'scooter', 'vespa', 'underbone']

/** Everything the home page shows; the motorcycle edition begins with two wheels. */
export async function readHome(lang: Lang, moto: boolean): Promise<HomeData> {
  const [stage, finder, categories, fresh, banners, examples] = await Promise.all([
    readStage(lang, moto ? 'hero-moto' : 'hero-home'),
    readFinder(lang, {}, moto ? motoTypes : undefined),
    readCategories(lang),
    readNewProducts(lang, freshCount),
    readBanners(lang),
    readFaces(lang),
  ])
  return { stage, finder, categories, fresh, banners, examples }
}
