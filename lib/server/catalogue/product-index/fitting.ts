import type { Kysely } from 'kysely'
import { rankFitting } from '@/lib/server/db/queries/fitments'
import type { Database } from '@/lib/server/db/schema'
import type { ProductColumns } from './columns'

/** What fits a vehicle, by place; the smaller the rank, the fewer the conditions. */
export type Fitting = ReadonlyMap<number, number>

/** So many vehicles are kept: with 100,000 products about 10 MB. */
const kept = 100

/** Reads what fits a vehicle, and keeps it of those that were asked for last: one search asks several times. */
export function keepFitting(db: Kysely<Database>, { placeOf }: ProductColumns): (vehicle: string) => Promise<Fitting> {
  const known = new Map<string, Promise<Fitting>>()
  const read = async (vehicle: string) =>
    new Map(
      (await rankFitting(db, vehicle)).flatMap(({ productId, rank }) => {
        const place = placeOf.get(productId)
        return place === undefined ? [] : [[place, rank] as const]
      }),
    )
  return (vehicle) => {
    const fitting = known.get(vehicle) ?? read(vehicle)
    // The one asked for last stands last.
    known.delete(vehicle)
    known.set(vehicle, fitting)
    fitting.catch(() => known.delete(vehicle))
    const [oldest] = known.keys()
    if (known.size > kept && oldest !== undefined) known.delete(oldest)
    return fitting
  }
}
