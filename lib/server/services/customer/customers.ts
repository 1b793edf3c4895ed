import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { OutputOf, ParsedInputOf } from '@/lib/contract/endpoints'
import type { Database } from '@/lib/server/db/schema'
import { readHandle, type Handle } from '@/lib/server/services/account/handle'
import type { ServiceContext } from '@/lib/server/services/context'

/** Accounts of customers; those of dealers and staff are not shown to each other here. */
export const customersOf = (db: Kysely<Database>) =>
  db.selectFrom('account').where('account.scopes', 'like', '%"customer"%')

/** `so…@example.com`, `…4567`. */
export function hintOf({ email, phone }: { email: string | null; phone: string | null }): string {
  if (email === null) return `…${phone?.slice(-4) ?? ''}`
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, Math.min(2, name.length - 1))}…@${host}`
}

function requireHandle(typed: string): Handle {
  const handle = readHandle(typed)
  if (!handle) throw new ApiError('INVALID_INPUT', { fields: [{ path: 'handle', code: 'invalid' }] })
  return handle
}

/** A page of the accounts of customers. It names nobody, so nothing is written down about who looked. */
export async function getCustomers(
  { handle: typed, page, pageSize }: ParsedInputOf<'getCustomers'>,
  { db }: ServiceContext,
): Promise<OutputOf<'getCustomers'>> {
  const handle = typed === undefined ? null : requireHandle(typed)
  const found = customersOf(db).$if(handle !== null, (query) =>
    query.where(handle?.channel === 'email' ? 'account.email' : 'account.phone', '=', handle?.value ?? ''),
  )
  const [{ total }, rows] = await Promise.all([
    found.select((e) => e.fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    found
      .select(['account.id', 'account.email', 'account.phone', 'account.created_at'])
      .select((e) =>
        e
          .selectFrom('account_warranty')
          .select((inner) => inner.fn.countAll<number | string>().as('count'))
          .whereRef('account_warranty.account_id', '=', 'account.id')
          .as('warranties'),
      )
      // Without a day they come last, which the engines would not agree on by themselves.
      .orderBy((e) => e.case().when('account.created_at', 'is', null).then(1).else(0).end())
      .orderBy('account.created_at', 'desc')
      .orderBy('account.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ])
  return {
    items: rows.map(({ id, created_at: since, warranties, ...reach }) => ({
      id,
      hint: hintOf(reach),
      since,
      warranties: Number(warranties ?? 0),
    })),
    total: Number(total),
    page,
    pageSize,
  }
}
