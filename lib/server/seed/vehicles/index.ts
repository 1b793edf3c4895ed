import type { CatalogueModel } from '@/lib/server/catalogue/types'
import { europeanBigbikes } from './bigbikes-europe'
import { hondaBigbikes } from './bigbikes-honda'
import { japaneseBigbikes } from './bigbikes-japan'
import { cars } from './cars'
import { hondaCars } from './cars-honda'
import { pickups } from './pickups'
import { scooters } from './scooters'
import { suvs } from './suvs'
import { underbones } from './underbones'
import { vans } from './vans'
import { vespas } from './vespas'

export { seedBrands } from './brands'

export const seedModels: CatalogueModel[] = [
  ...scooters,
  ...underbones,
  ...vespas,
  ...hondaBigbikes,
  ...japaneseBigbikes,
  ...europeanBigbikes,
  ...hondaCars,
  ...cars,
  ...suvs,
  ...vans,
  ...pickups,
]
