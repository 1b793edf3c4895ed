import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { listBrands, listModels } from '@/lib/server/db/queries/vehicles'
import type { ServiceContext } from '../context'
import { getModels } from '../vehicles'

export async function getBrandsWarranty({ lang, type }: ParsedInputOf<'getBrandsWarranty'>, { db }: ServiceContext) {
  return listBrands(db, { lang, ...(type && { type }) })
}

export const getModelsWarranty = (input: ParsedInputOf<'getModelsWarranty'>, context: ServiceContext) =>
  getModels(input, context)

/** All models of one vehicle type with their brand: one list to type into, where a form asks for both at once. */
export async function getModelsOfType({ lang, type }: ParsedInputOf<'getModels-Warranty'>, { db }: ServiceContext) {
  const brands = await listBrands(db, { lang, type })
  const models = await listModels(db, { lang, type })
  return brands.flatMap(({ id, name }) =>
    models.filter(({ brandId }) => brandId === id).map((model) => ({ ...model, brand: name })),
  )
}
