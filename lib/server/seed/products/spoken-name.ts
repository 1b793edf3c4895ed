import type { LocalizedText } from '@/lib/contract/common'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { seedBrands } from '../vehicles/brands'

/** Brands whose models are everyday words, or two letters: nobody says "Seal", "HS" or "Drone" without them. */
const saidWithBrand: readonly string[] = ['byd', 'gpx', 'mg']

/** How a model is called where its brand does not stand beside it. */
export function spokenName({ brandId, name }: Pick<CatalogueModel, 'brandId' | 'name'>): LocalizedText {
  const brand = saidWithBrand.includes(brandId) ? seedBrands.find(({ id }) => id === brandId) : undefined
  if (!brand) return name
  const said = (lang: keyof LocalizedText) => vehicleName({ brand: brand.name[lang], model: name[lang] })
  return { en: said('en'), th: said('th'), ja: said('ja') }
}
