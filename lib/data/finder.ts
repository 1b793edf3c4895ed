import 'server-only'
import type { Lang } from '@/lib/contract/common'
import { slugSchema } from '@/lib/contract/common'
import { vehicleTypeSchema, type Brand, type Model, type VehicleTypeInfo, type Year } from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import { readBrands, readModels, readVehicleTypes, readYears } from './vehicles'

/** What the finder asks next, with the choices made so far. */
export type FinderState =
  | { step: 'type'; types: VehicleTypeInfo[] }
  | { step: 'brand'; type: VehicleType; brands: Brand[] }
  | { step: 'model'; type: VehicleType | null; brand: Brand; models: Model[] }
  | { step: 'year'; type: VehicleType | null; brand: Brand; model: Model; years: Year[] }

type Choices = { type?: string | string[]; brand?: string | string[]; model?: string | string[] }

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** Reads the finder's step from an address; a choice that does not exist is asked again. `only` limits the types of the first step. */
export async function readFinder(
  lang: Lang,
  choices: Choices = {},
  only?: readonly VehicleType[],
): Promise<FinderState> {
  const type = vehicleTypeSchema.safeParse(first(choices.type)).data ?? null
  const brandId = slugSchema.safeParse(first(choices.brand)).data
  const modelId = slugSchema.safeParse(first(choices.model)).data
  if (brandId) {
    const brand = (await readBrands(lang, type)).find(({ id }) => id === brandId)
    const models = brand ? await readModels(lang, brand.id, type) : null
    const model = models?.find(({ id }) => id === modelId)
    const years = model ? await readYears(lang, model.id) : null
    if (brand && model && years) return { step: 'year', type, brand, model, years }
    if (brand && models) return { step: 'model', type, brand, models }
  }
  if (type) return { step: 'brand', type, brands: await readBrands(lang, type) }
  const types = await readVehicleTypes(lang)
  return { step: 'type', types: only ? only.flatMap((id) => types.filter((info) => info.id === id)) : types }
}
