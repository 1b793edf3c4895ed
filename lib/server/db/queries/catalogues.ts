import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Products of some families or series (none given = all), in catalogue order. */
export async function listCatalogueIds(
  db: Kysely<Database>,
  params: { families?: readonly string[]; series?: readonly string[] },
): Promise<{ id: string; series: string }[]> {
  let query = db.selectFrom('product').select(['id', 'series'])
  if (params.families) query = query.where('family', 'in', [...params.families])
  if (params.series) query = query.where('series', 'in', [...params.series])
  return query
    .orderBy('series')
    .orderBy('kind')
    .orderBy('length_mm', (order) => order.asc().nullsLast())
    .orderBy('code')
    .execute()
}
