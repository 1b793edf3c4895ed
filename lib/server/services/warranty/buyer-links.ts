import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { UsedPart } from '@/lib/contract/warranty-buyer'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import type { RetentionLimit } from '@/lib/domain/retention'
import { holdingStates } from '@/lib/domain/warranty/states'
import { buyerLinkDays, buyerLinksAtOnce, isTransferable, warrantyTerms } from '@/lib/domain/warranty/terms'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import { deriveKey } from '@/lib/server/http/token'
import type { ServiceContext } from '../context'
import { listBuyerLinks } from './buyer-link-rows'
import { followCalendar } from './calendar'
import { openPassport } from './passport'
import { findWarranty } from './rows'

const hashKey = (key: string) => createHmac('sha256', deriveKey('buyer link')).update(key).digest('base64url')

/** Makes a link for a buyer. Its key is random and only its keyed hash is kept, so that nobody can show it a second time. */
export async function createBuyerLink(input: ParsedInputOf<'createBuyerLink'>, context: ServiceContext) {
  const { id, state } = await openPassport(input, context)
  if (!holdingStates.some((holding) => holding === state))
    throw new ApiError('FORBIDDEN', { message: `nothing is covered while it is ${state}` })
  const { db, now } = context
  const key = randomBytes(18).toString('base64url')
  const links = await db.transaction().execute(async (trx) => {
    await queueAt(trx, 'warranty', 'id', id)
    if ((await listBuyerLinks(trx, id, now)).length >= buyerLinksAtOnce)
      throw new ApiError('CONFLICT', { message: `there are ${buyerLinksAtOnce} links already` })
    const row = { id: randomUUID(), warranty_id: id, key_hash: hashKey(key), created_at: now.toISOString() }
    await trx
      .insertInto('buyer_link')
      .values({ ...row, ends_on: addDays(dayInThailand(now), buyerLinkDays) })
      .execute()
    return listBuyerLinks(trx, id, now)
  })
  return { path: `/services/warranty/used-part#${key}`, links }
}

export async function withdrawBuyerLink(input: ParsedInputOf<'withdrawBuyerLink'>, context: ServiceContext) {
  const { id } = await openPassport(input, context)
  await context.db.deleteFrom('buyer_link').where('id', '=', input.id).where('warranty_id', '=', id).execute()
  return { links: await listBuyerLinks(context.db, id, context.now) }
}

/** What a buyer sees of a part. NOT_FOUND alike for a key that never was, was withdrawn or is over. */
export async function getUsedPart(
  { key, lang }: ParsedInputOf<'getUsedPart'>,
  { db, now }: ServiceContext,
): Promise<UsedPart> {
  const link = await db
    .selectFrom('buyer_link')
    .select(['warranty_id', 'ends_on'])
    .where('key_hash', '=', hashKey(key))
    .where('ends_on', '>=', dayInThailand(now))
    .executeTakeFirst()
  if (!link) throw new ApiError('NOT_FOUND')
  await followCalendar(db, link.warranty_id, now)
  const warranty = await findWarranty(db, link.warranty_id)
  if (!warranty) throw new ApiError('NOT_FOUND')
  const { productId, term, state, serials, coveredUntil, coveredKm } = warranty
  const [product] = productId === null ? [] : await findProductSummaries(db, { ids: [productId], lang })
  return {
    state,
    product: product ? { id: product.id, code: product.code, name: product.name } : null,
    serials,
    coveredUntil,
    coveredKm,
    limitKm: term === null ? null : warrantyTerms[term].km,
    transferable: isTransferable,
    endsOn: link.ends_on,
  }
}

/** Forgets links that are over. Returns how many. */
export async function deleteOldBuyerLinks(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('buyer_link').where('created_at', '<', at).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
