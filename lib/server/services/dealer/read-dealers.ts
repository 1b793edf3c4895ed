import type { Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { Dealer } from '@/lib/contract/dealer'
import type { Database } from '@/lib/server/db/schema'
import { toDealer } from './rows'

export type DealerQuery = { lang: Lang; province?: string | undefined; id?: string | undefined }

/** Dealers by province and name. */
export async function readDealers(db: Kysely<Database>, { lang, province, id }: DealerQuery): Promise<Dealer[]> {
  let query = db
    .selectFrom('dealer')
    .leftJoin('workshop', 'workshop.dealer_id', 'dealer.id')
    .selectAll('dealer')
    .select('workshop.dealer_id as workshop_id')
  if (province !== undefined) query = query.where('province', '=', province)
  if (id !== undefined) query = query.where('id', '=', id)
  const rows = await query.execute()
  // Collation differs by engine, so the order is made here.
  return rows
    .map((row) => toDealer({ ...row, bookable: row.workshop_id === null ? 0 : 1 }, lang))
    .sort(
      (a, b) =>
        a.province.name.localeCompare(b.province.name, lang) ||
        a.name.localeCompare(b.name, lang) ||
        a.id.localeCompare(b.id),
    )
}
