import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { vehicleRangeSchema, type vehiclePageEndpoints, type VehicleRange } from '@/lib/contract/vehicle-page'
import { listVehiclePages } from '@/lib/server/db/queries/vehicle-pages'
import type { ServiceContext } from '@/lib/server/services/context'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { readEntries } from './entries'
import { findNamedPage } from './named-page'
import { readVehiclePage } from './read-page'
import { findScooterPage, scooterRanges } from './scooters'

const lister =
  (...ranges: readonly VehicleRange[]) =>
  ({ lang }: ParsedInputOf<'getCarSprings'>, { db }: ServiceContext) =>
    readEntries(db, ranges, lang)

const reader =
  (range: VehicleRange) =>
  async ({ slug, lang }: ParsedInputOf<'getCarSpring'>, { db }: ServiceContext) => {
    const page = findNamedPage(await listVehiclePages(db, [range]), slug)
    if (!page) throw new ApiError('NOT_FOUND', { message: `${range} page ${slug}` })
    return readVehiclePage(db, range, page, lang)
  }

export const vehiclePageHandlers: HandlersOf<typeof vehiclePageEndpoints> = {
  getCarSprings: lister('car-spring'),
  getCarSpring: reader('car-spring'),
  getDtgList: lister('dtg-sport'),
  getDtg: reader('dtg-sport'),
  getZSeriesList: lister('z-series'),
  getZSeries: reader('z-series'),
  getVespas: lister('vespa'),
  getVespa: reader('vespa'),
  getScooters: lister(...scooterRanges),
  getScooter: async ({ range, slug, lang }, { db }) => {
    const page = await findScooterPage(db, range, slug)
    if (!page) throw new ApiError('NOT_FOUND', { message: `scooter ${slug}` })
    return readVehiclePage(db, vehicleRangeSchema.parse(page.range), page, lang)
  },
}
