import type { Kysely } from 'kysely'
import { insertAll } from '@/lib/server/db/insert-all'
import type { Database } from '@/lib/server/db/schema'
import { pathOfPage, vehiclePages } from './vehicle-pages'

/** Writes the pages whose vehicles are all there: a company's own data may know other vehicles than the sample's. */
export async function writeVehiclePages(trx: Kysely<Database>): Promise<void> {
  const known = new Set((await trx.selectFrom('vehicle').select('id').execute()).map(({ id }) => id))
  const pages = vehiclePages
    .map(({ range, slug, vehicles, supersededBy }, position) => ({
      row: {
        path: pathOfPage(range, slug),
        range,
        slug,
        position,
        superseded_by: supersededBy === undefined ? null : pathOfPage(range, supersededBy),
      },
      vehicles,
    }))
    .filter(({ vehicles }) => vehicles.every((id) => known.has(id)))
  await insertAll(
    trx,
    'vehicle_page',
    pages.map(({ row }) => row),
  )
  await insertAll(
    trx,
    'vehicle_page_vehicle',
    pages.flatMap(({ row, vehicles }) => vehicles.map((vehicle_id) => ({ path: row.path, vehicle_id }))),
  )
}
