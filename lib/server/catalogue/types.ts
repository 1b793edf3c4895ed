import type { LocalizedText } from '@/lib/contract/common'
import type { Fitment } from '@/lib/contract/fitment'
import type { Product } from '@/lib/contract/product'
import type { Drive, MountPoint, VehicleBody } from '@/lib/contract/vehicle'
import type { VehicleType } from '@/lib/contract/vehicle-types'

export type CatalogueBrand = { id: string; name: LocalizedText }

/** One generation of a model: the unit that a fitment names. */
export type CatalogueGeneration = {
  /** Slug, unique over all vehicles: brand, model, generation, e.g. `honda-pcx160-2021`. */
  id: string
  /** Chassis code or years as owners say it, e.g. `KF47`, `Revo`, `2021–`. */
  name: string
  from: string
  /** null = still made. */
  to: string | null
  drives: Drive[]
  engineCc: number | null
  electric: boolean
  /** A trim with electronically controlled dampers exists. */
  electronic: boolean
  mountPoints: MountPoint[]
}

export type CatalogueModel = {
  /** Slug, unique over all models, e.g. `honda-pcx160`. */
  id: string
  brandId: string
  type: VehicleType
  body: VehicleBody
  name: LocalizedText
  /** Other ways people write or say the model, per language; the name itself is not repeated. */
  aliases: { en: string[]; th: string[]; ja: string[] }
  generations: CatalogueGeneration[]
}

export type CatalogueProduct = Omit<
  Product,
  'name' | 'tagline' | 'description' | 'verdict' | 'fitmentCount' | 'documents'
> & {
  name: LocalizedText
  tagline: LocalizedText
  description: LocalizedText
}

export type CatalogueFitment = Omit<Fitment, 'vehicle'> & { productId: string; vehicleId: string }
