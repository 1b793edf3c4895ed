import type { Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import {
  listingFields,
  type DealerListing,
  type ListingValues,
  type SomeListingValues,
} from '@/lib/contract/dealer-listing'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { dayInThailand } from '@/lib/domain/calendar'
import { confirmAgainOn, findWrongValues, isLiveAtOnce } from '@/lib/domain/dealer-listing'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { readDealers } from '@/lib/server/services/dealer/read-dealers'
import {
  decideChange,
  isSame,
  isUndoable,
  pickField,
  readChanges,
  readSide,
  recordListingChange,
  selectChanges,
} from './changes'
import { requireMember, requireWriter } from './members'
import { claimPictures } from './pictures'
import { queueAtListing, readValues, writeValues } from './values'

type Shop = { lang: Lang; dealer: string }
/** `staff`: who asks writes for the company. */
type Asked = Shop & { staff: boolean }

async function describe({ lang, dealer, staff }: Asked, { db, now }: ServiceContext): Promise<DealerListing> {
  const [shown] = await readDealers(db, { lang, id: dealer })
  if (!shown) throw new ApiError('NOT_FOUND', { message: `dealer ${dealer}` })
  const values = await readValues(db, dealer)
  const row = await db
    .selectFrom('dealer_listing')
    .select('confirmed_on')
    .where('dealer_id', '=', dealer)
    .executeTakeFirst()
  const confirmedOn = row?.confirmed_on ?? null
  return {
    id: dealer,
    name: shown.name,
    path: `/whereToBuy/${shown.province.slug}/${dealer}`,
    values,
    changes: await readChanges(db, dealer, values, staff),
    confirmedOn,
    due: confirmedOn === null || confirmAgainOn(confirmedOn) <= dayInThailand(now),
  }
}

export async function getDealerListing(shop: Shop, context: ServiceContext): Promise<DealerListing> {
  const { staff } = await requireWriter(context, shop.dealer)
  return describe({ ...shop, staff }, context)
}

type Write = { dealer: string; account: string; staff: boolean; now: Date }

/** A newer proposal takes the place of one that waits, or is planned, for the same field. */
async function supersede(trx: Transaction<Database>, { dealer, account, now }: Write, field: string): Promise<void> {
  const waiting = await trx
    .selectFrom('dealer_change')
    .select('id')
    .where('dealer_id', '=', dealer)
    .where('field', '=', field)
    .where('state', 'in', ['proposed', 'planned'])
    .execute()
  for (const { id } of waiting) await decideChange(trx, id, { state: 'undone', account, now })
}

async function applyValues(trx: Transaction<Database>, write: Write, given: SomeListingValues): Promise<void> {
  const { dealer, account, now } = write
  let values: ListingValues = await readValues(trx, dealer)
  for (const field of listingFields) {
    if (given[field] === undefined || isSame(given[field], values[field])) continue
    // Staff write drafts and publish them: nothing of theirs is live unseen.
    const live = !write.staff && isLiveAtOnce(field)
    if (field === 'pictures') await claimPictures(trx, dealer, given.pictures ?? [])
    if (!live) await supersede(trx, write, field)
    const sides = { before: values[field], after: given[field] }
    await recordListingChange(trx, { dealer, account, now, field, ...sides, state: live ? 'live' : 'proposed' })
    if (live) values = { ...values, ...pickField(given, field) }
  }
  await writeValues(trx, dealer, values)
}

/** NOT_FOUND before a row names a shop that there is not. */
async function requireDealer(trx: Transaction<Database>, dealer: string): Promise<void> {
  const row = await trx.selectFrom('dealer').select('id').where('id', '=', dealer).executeTakeFirst()
  if (!row) throw new ApiError('NOT_FOUND', { message: `dealer ${dealer}` })
}

/** Throws INVALID_INPUT for hours that end before they begin, and for pictures that were not sent for a dealer. */
export async function changeDealerListing(
  { values, ...shop }: ParsedInputOf<'changeDealerListing'>,
  context: ServiceContext,
): Promise<DealerListing> {
  const { dealer } = shop
  const { account, staff } = await requireWriter(context, dealer)
  const fields = findWrongValues(values)
  if (fields.length > 0) throw new ApiError('INVALID_INPUT', { fields })
  const { db, now } = context
  await db.transaction().execute(async (trx) => {
    await requireDealer(trx, dealer)
    await queueAtListing(trx, dealer, dayInThailand(now))
    await applyValues(trx, { dealer, account, staff, now }, values)
  })
  return describe({ ...shop, staff }, context)
}

/**
 * What was there before was live once, so it is live again without a look. Throws NOT_FOUND, and CONFLICT once the field says something else, or where
 * staff put right what a shop wrote.
 */
export async function undoDealerChange(
  { change, ...shop }: ParsedInputOf<'undoDealerChange'>,
  context: ServiceContext,
): Promise<DealerListing> {
  const { dealer } = shop
  const { account, staff } = await requireWriter(context, dealer)
  const { db, now } = context
  await db.transaction().execute(async (trx) => {
    await requireDealer(trx, dealer)
    await queueAtListing(trx, dealer, dayInThailand(now))
    const row = await selectChanges(trx).where('c.id', '=', change).where('c.dealer_id', '=', dealer).executeTakeFirst()
    if (!row) throw new ApiError('NOT_FOUND')
    const values = await readValues(trx, dealer)
    if (!isUndoable(row, values, staff))
      throw new ApiError('CONFLICT', { message: `it is ${row.state}, or was changed since` })
    if (row.state === 'live') await writeValues(trx, dealer, { ...values, ...readSide(row, 'before') })
    await decideChange(trx, row.id, { state: 'undone', account, now })
  })
  return describe({ ...shop, staff }, context)
}

export async function confirmDealerListing(shop: Shop, context: ServiceContext): Promise<DealerListing> {
  await requireMember(context, shop.dealer)
  const { db, now } = context
  const today = dayInThailand(now)
  await db.transaction().execute(async (trx) => {
    await queueAtListing(trx, shop.dealer, today)
    await trx
      .updateTable('dealer_listing')
      .set({ confirmed_on: today, remind_on: confirmAgainOn(today) })
      .where('dealer_id', '=', shop.dealer)
      .execute()
  })
  return describe({ ...shop, staff: false }, context)
}
