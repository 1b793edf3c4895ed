import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import { dealerRoleSchema, type MyDealer } from '@/lib/contract/dealer-listing'
import type { DealerRole } from '@/lib/contract/dealer-words'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'

/** The dealers a signed-in account speaks for. */
export async function dealersOf(db: Kysely<Database>, user: User | null): Promise<string[]> {
  if (!user?.scope.includes('dealer')) return []
  const rows = await db.selectFrom('dealer_member').select('dealer_id').where('account_id', '=', user.id).execute()
  return rows.map(({ dealer_id }) => dealer_id)
}

/** Whoever calls, as one of the shop's people; FORBIDDEN for anybody else, and for staff of the shop where an owner is wanted. */
export async function requireMember(
  { db, user }: Pick<ServiceContext, 'db' | 'user'>,
  dealer: string,
  wanted?: 'owner',
): Promise<{ account: string; role: DealerRole }> {
  const row =
    user &&
    (await db
      .selectFrom('dealer_member')
      .select(['account_id', 'role'])
      .where('dealer_id', '=', dealer)
      .where('account_id', '=', user.id)
      .executeTakeFirst())
  if (!row || (wanted !== undefined && row.role !== wanted)) throw new ApiError('FORBIDDEN')
  return { account: row.account_id, role: dealerRoleSchema.parse(row.role) }
}

/** Whoever may write a listing: staff who write what visitors read, or one of the shop's people. FORBIDDEN for anybody else. */
export async function requireWriter(
  context: Pick<ServiceContext, 'db' | 'user'>,
  dealer: string,
): Promise<{ account: string; staff: boolean }> {
  const { user } = context
  if (user?.scope.includes('content')) return { account: user.id, staff: true }
  return { account: (await requireMember(context, dealer)).account, staff: false }
}

/** The shops of whoever calls, by name. */
export async function getMyDealers({ lang }: { lang: Lang }, { db, user }: ServiceContext): Promise<MyDealer[]> {
  const rows = await db
    .selectFrom('dealer_member as m')
    .innerJoin('dealer as d', 'd.id', 'm.dealer_id')
    .leftJoin('workshop as w', 'w.dealer_id', 'd.id')
    .select(['d.id', `d.name_${lang} as name`, 'm.role', 'w.dealer_id as workshop'])
    .where('m.account_id', '=', user?.id ?? '')
    .execute()
  return rows
    .map(({ id, name, role, workshop }) => ({
      id,
      name,
      role: dealerRoleSchema.parse(role),
      bookable: workshop !== null,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang) || a.id.localeCompare(b.id))
}
