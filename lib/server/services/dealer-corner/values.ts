import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { listingValuesSchema, type ListingValues } from '@/lib/contract/dealer-listing'
import { confirmAgainOn } from '@/lib/domain/dealer-listing'
import type { Database } from '@/lib/server/db/schema'
import type { DealerListingTable } from '@/lib/server/db/tables/dealer-corner'

const read = (json: string): unknown => JSON.parse(json)

/** As they came with an import: a shop that changes them keeps the narrower rule of the contract. */
const phonesSchema = z.array(z.string())

const nothingYet = { about: JSON.stringify({ en: '', th: '', ja: '' }), pictures: '[]' }

/** Makes the row of a listing that has none, and lets changes of one listing follow each other. The first statement of whatever changes one. */
export async function queueAtListing(trx: Transaction<Database>, dealer: string, today: string): Promise<void> {
  await trx
    .insertInto('dealer_listing')
    .values({ dealer_id: dealer, ...nothingYet, confirmed_on: null, remind_on: confirmAgainOn(today) })
    .onConflict((conflict) =>
      conflict.column('dealer_id').doUpdateSet((eb) => ({ dealer_id: eb.ref('excluded.dealer_id') })),
    )
    .execute()
}

type Said = Pick<DealerListingTable, 'about' | 'pictures'>

/** What the shop's own words and pictures are; both empty when it has said nothing. */
export async function readOwnWords(db: Kysely<Database>, dealer: string) {
  const row: Said | undefined = await db
    .selectFrom('dealer_listing')
    .select(['about', 'pictures'])
    .where('dealer_id', '=', dealer)
    .executeTakeFirst()
  const { about, pictures } = row ?? nothingYet
  return listingValuesSchema
    .pick({ about: true, pictures: true })
    .parse({ about: read(about), pictures: read(pictures) })
}

/** Every field of a listing as it is shown now. */
export async function readValues(db: Kysely<Database>, dealer: string): Promise<ListingValues> {
  const row = await db.selectFrom('dealer').selectAll().where('id', '=', dealer).executeTakeFirstOrThrow()
  const hours: unknown = JSON.parse(row.hours)
  return {
    ...listingValuesSchema.pick({ weekly: true, exceptions: true }).parse(hours),
    phones: phonesSchema.parse(JSON.parse(row.phones)),
    lineId: row.line_id,
    names: { en: row.name_en, th: row.name_th, ja: row.name_ja },
    ...listingValuesSchema.pick({ lines: true, capabilities: true, languages: true }).parse({
      lines: read(row.lines),
      capabilities: read(row.capabilities),
      languages: read(row.languages),
    }),
    ...(await readOwnWords(db, dealer)),
  }
}

export async function writeValues(trx: Transaction<Database>, dealer: string, values: ListingValues): Promise<void> {
  const { weekly, exceptions, phones, lineId, names, about, lines, capabilities, languages, pictures } = values
  await trx
    .updateTable('dealer')
    .set({
      hours: JSON.stringify({ weekly, exceptions }),
      phones: JSON.stringify(phones),
      line_id: lineId,
      name_en: names.en,
      name_th: names.th,
      name_ja: names.ja,
      lines: JSON.stringify(lines),
      capabilities: JSON.stringify(capabilities),
      languages: JSON.stringify(languages),
    })
    .where('id', '=', dealer)
    .execute()
  await trx
    .updateTable('dealer_listing')
    .set({ about: JSON.stringify(about), pictures: JSON.stringify(pictures) })
    .where('dealer_id', '=', dealer)
    .execute()
}
