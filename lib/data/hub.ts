import 'server-only'
import type { Lang } from '@/lib/contract/common'
import type { ProductCategory, ProductSummary } from '@/lib/contract/product'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { readFinder, type FinderState } from './finder'
import { readCategories } from './products'
import { readFaces } from './stage'

export type HubData = { finder: FinderState; categories: ProductCategory[]; examples: ProductSummary[] }
type Choices = Parameters<typeof readFinder>[1]

/** What the product hub shows; `choices` are the finder's steps in the address. */
export async function readHub(lang: Lang, choices: Choices = {}, only?: readonly VehicleType[]): Promise<HubData> {
  const [finder, categories, examples] = await Promise.all([
    readFinder(lang, choices, only),
    readCategories(lang),
    readFaces(lang),
  ])
  return { finder, categories, examples }
}
