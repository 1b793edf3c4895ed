import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { MyWarranty } from '@/lib/contract/my-warranties'
import type { ProductSummary } from '@/lib/contract/product'
import { dayInThailand } from '@/lib/domain/calendar'
import { nextService } from '@/lib/domain/warranty/service'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import type { KnownAccount } from '@/lib/server/services/account/find-account'
import type { ServiceContext } from '@/lib/server/services/context'
import { followCalendar } from '@/lib/server/services/warranty/calendar'
import { notifyContactChanged } from '@/lib/server/services/warranty/notify-contact'
import { findWarranty, readWarranty, type Warranty } from '@/lib/server/services/warranty/rows'
import { makeTicket, passportPathOf } from '@/lib/server/services/warranty/secrets'
import { contactDetail, ownerDetail, recordChange } from '@/lib/server/services/warranty/transitions'
import { myWarrantyIds } from './my-account'
import { requireAccount } from './who'

type Reach = Pick<KnownAccount, 'email' | 'phone'>

/** Whether everything it has to say comes to the account. */
const isReachedHere = ({ email, phone }: Warranty['owner'], account: Reach) =>
  (email === undefined || email.toLowerCase() === account.email) && (phone === undefined || phone === account.phone)

async function describe(
  warranty: Warranty,
  product: ProductSummary | undefined,
  { account, now }: { account: Reach; now: Date },
): Promise<MyWarranty> {
  const { id, term, purchase, owner } = warranty
  const { number, state, serials, vehicle, coveredUntil, coveredKm } = warranty
  const from = purchase.fittedOn ?? purchase.boughtOn
  const of = term === null ? null : { term, kind: product?.kind ?? null }
  return {
    number,
    state,
    product: product ?? null,
    serials,
    vehicle,
    registeredOn: dayInThailand(new Date(warranty.registeredAt)),
    coveredUntil,
    coveredKm,
    serviceDue: of && nextService(of, from, dayInThailand(now), purchase.odometerKm ?? null),
    reachedHere: isReachedHere(owner, account),
    path: passportPathOf(id),
    ticket: await makeTicket(id, now),
  }
}

export async function getMyWarranties(
  { lang }: ParsedInputOf<'getMyWarranties'>,
  context: ServiceContext,
): Promise<MyWarranty[]> {
  const account = await requireAccount(context)
  const { db, now } = context
  const ids = await myWarrantyIds(db, account.id)
  if (ids.length === 0) return []
  for (const id of ids) await followCalendar(db, id, now)
  const rows = await db
    .selectFrom('warranty')
    .selectAll()
    .where('id', 'in', ids)
    .where('owner', '!=', '')
    .orderBy('registered_at', 'desc')
    .orderBy('id')
    .execute()
  const productIds = [...new Set(rows.flatMap((row) => row.product_id ?? []))]
  const products = new Map(
    (await findProductSummaries(db, { ids: productIds, lang })).map((found) => [found.id, found]),
  )
  return Promise.all(
    rows.map((row) => describe(readWarranty(row), products.get(row.product_id ?? ''), { account, now })),
  )
}

/** One of the account's registrations; NOT_FOUND for any other. */
async function requireMine(db: Kysely<Database>, accountId: string, number: string): Promise<Warranty> {
  const row = await db
    .selectFrom('account_warranty')
    .innerJoin('warranty', 'warranty.id', 'account_warranty.warranty_id')
    .select('warranty.id')
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst()
  const warranty = row ? await findWarranty(db, row.id) : null
  if (!warranty) throw new ApiError('NOT_FOUND')
  return warranty
}

function withAddresses(owner: Warranty['owner'], { email, phone }: Reach): Warranty['owner'] {
  const { email: _email, phone: _phone, ...rest } = owner
  return { ...rest, ...(email !== null && { email }), ...(phone !== null && { phone }) }
}

/** Sends what a registration has to say to the account from now on. Where it went before is told, and another account that had it has it no more, nor shows this one what was written to it: a used part has one owner. */
export async function moveMyWarranty(
  { number, lang }: ParsedInputOf<'moveMyWarranty'>,
  context: ServiceContext,
): Promise<MyWarranty[]> {
  const account = await requireAccount(context)
  const { db, now, address: caller } = context
  const before = await requireMine(db, account.id, number)
  const owner = withAddresses(before.owner, account)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('warranty')
      .set({ owner: JSON.stringify(owner), phone_last4: owner.phone?.slice(-4) ?? '' })
      .where('id', '=', before.id)
      .execute()
    const { numDeletedRows } = await trx
      .deleteFrom('account_warranty')
      .where('warranty_id', '=', before.id)
      .where('account_id', '!=', account.id)
      .executeTakeFirstOrThrow()
    const detail = numDeletedRows > 0n ? ownerDetail : contactDetail
    await recordChange(trx, before.id, before.state, { actor: 'customer', at: now, detail })
    await notifyContactChanged(trx, before, { owner, caller }, now)
  })
  return getMyWarranties({ lang }, context)
}

export async function removeMyWarranty(
  { number }: ParsedInputOf<'removeMyWarranty'>,
  context: ServiceContext,
): Promise<Record<string, never>> {
  const { id } = await requireAccount(context)
  await context.db
    .deleteFrom('account_warranty')
    .where('account_id', '=', id)
    .where('warranty_id', 'in', (e) => e.selectFrom('warranty').select('id').where('number', '=', number))
    .execute()
  return {}
}
