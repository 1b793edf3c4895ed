import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import { langSchema } from '@/lib/contract/common'
import type { OutputOf, ParsedInputOf } from '@/lib/contract/endpoints'
import type { Scope } from '@/lib/contract/scope'
import type { Database } from '@/lib/server/db/schema'
import { kindsFor } from '@/lib/domain/desk/kinds'
import type { ServiceContext } from '@/lib/server/services/context'
import { recordView } from '@/lib/server/services/desk/views'
import { findCases, findVisits } from '@/lib/server/services/my/find-things'
import { customersOf } from './customers'

type Customer = { id: string; email: string | null; phone: string | null }
type Item = OutputOf<'getCustomerDetail'>['items'][number]

async function listRegistrations(db: Kysely<Database>, accountId: string): Promise<Item[]> {
  const rows = await db
    .selectFrom('warranty')
    .innerJoin('account_warranty', 'account_warranty.warranty_id', 'warranty.id')
    .select(['warranty.number', 'warranty.state', 'warranty.registered_at'])
    .where('account_warranty.account_id', '=', accountId)
    .execute()
  return rows.map(({ number, state, registered_at: at }) => ({ kind: 'registration', id: number, state, at }))
}

async function listClaims(db: Kysely<Database>, accountId: string): Promise<Item[]> {
  const rows = await db
    .selectFrom('claim')
    .innerJoin('account_warranty', 'account_warranty.warranty_id', 'claim.warranty_id')
    .select(['claim.number', 'claim.state', 'claim.opened_at'])
    .where('account_warranty.account_id', '=', accountId)
    .execute()
  return rows.map(({ number, state, opened_at: at }) => ({ kind: 'claim', id: number, state, at }))
}

/** What was proved to the account or sent with an address of it. Private links stay out of it: staff open an item at the desk, where that is recorded. */
async function listItems(db: Kysely<Database>, customer: Customer, scopes: readonly Scope[]): Promise<Item[]> {
  const [registrations, claims, visits, cases] = await Promise.all([
    listRegistrations(db, customer.id),
    listClaims(db, customer.id),
    findVisits(db, customer),
    findCases(db, customer),
  ])
  const all: Item[] = [
    ...registrations,
    ...claims,
    ...visits.map(({ number, state, created_at: at }): Item => ({ kind: 'visit', id: number, state, at })),
    ...cases
      .filter(({ erased_at: erased }) => erased === null)
      .map(({ kind, number, state, created_at: at }): Item => ({ kind, id: number, state, at })),
  ]
  const kinds = kindsFor(scopes)
  return all
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
}

/** Who a customer is, once it is written down who looked. NOT_FOUND for an account of anybody else. */
export async function getCustomerDetail(
  { id }: ParsedInputOf<'getCustomerDetail'>,
  { db, user, now }: ServiceContext,
): Promise<OutputOf<'getCustomerDetail'>> {
  if (!user) throw new ApiError('UNAUTHORIZED')
  const account = await customersOf(db).selectAll('account').where('account.id', '=', id).executeTakeFirst()
  if (!account) throw new ApiError('NOT_FOUND')
  await recordView(db, { kind: 'customer', id }, { accountId: user.id, what: 'item', now })
  const { name, email, phone, lang, created_at: since } = account
  return {
    id,
    name,
    email,
    phone,
    mailLang: langSchema.nullable().parse(lang),
    since,
    items: await listItems(db, account, user.scope),
  }
}
