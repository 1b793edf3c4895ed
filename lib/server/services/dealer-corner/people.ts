import type { ExpressionBuilder, Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import { dealerRoleSchema } from '@/lib/contract/dealer-listing'
import type { DealerRole } from '@/lib/contract/dealer-words'
import type { DealerPeople } from '@/lib/contract/dealer-people'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { dayInThailand } from '@/lib/domain/calendar'
import { showHandle, showPhone } from '@/lib/domain/phone'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import { findAccountById } from '@/lib/server/services/account/find-account'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireMember } from './members'

type Shop = { lang: Lang; dealer: string }

/** Who looks after a dealer, as one of them sees it: addresses are the owners' business. */
export async function describePeople(
  { lang, dealer }: Shop,
  me: { account: string; role: DealerRole },
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
): Promise<DealerPeople> {
  const isOwner = me.role === 'owner'
  const members = await db
    .selectFrom('dealer_member as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.name', 'a.email', 'a.phone', 'm.role'])
    .where('m.dealer_id', '=', dealer)
    .execute()
  const invitations = await db
    .selectFrom('dealer_invitation')
    .select(['id', 'handle', 'role', 'ends_on'])
    .where('dealer_id', '=', dealer)
    .where('ends_on', '>=', dayInThailand(now))
    .orderBy('handle')
    .execute()
  return {
    role: me.role,
    members: members
      .map(({ id, name, email, phone, role }) => ({
        account: id,
        name,
        handle: isOwner ? (email ?? (phone && showPhone(phone))) : null,
        role: dealerRoleSchema.parse(role),
        me: id === me.account,
      }))
      .toSorted((a, b) => a.role.localeCompare(b.role) || a.name.localeCompare(b.name, lang)),
    invitations: isOwner
      ? invitations.map(({ id, handle, role, ends_on }) => ({
          id,
          to: showHandle(handle),
          role: dealerRoleSchema.parse(role),
          endsOn: ends_on,
        }))
      : [],
  }
}

export async function getDealerPeople(shop: Shop, context: ServiceContext): Promise<DealerPeople> {
  return describePeople(shop, await requireMember(context, shop.dealer), context)
}

/** An account that looks after nothing any more is an ordinary one again. */
async function dropScope(trx: Transaction<Database>, accountId: string): Promise<void> {
  // It may be joining another dealer.
  await queueAt(trx, 'account', 'id', accountId)
  const left = await trx
    .selectFrom('dealer_member')
    .select('role')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const account = left ? null : await findAccountById(trx, accountId)
  if (!account) return
  const scopes = account.scopes.filter((scope) => scope !== 'dealer')
  await trx
    .updateTable('account')
    .set({ scopes: JSON.stringify(scopes) })
    .where('id', '=', accountId)
    .execute()
}

async function setRole(
  trx: Transaction<Database>,
  { dealer, account, role }: ParsedInputOf<'setDealerMember'>,
): Promise<void> {
  const members = await trx
    .selectFrom('dealer_member')
    .select(['account_id', 'role'])
    .where('dealer_id', '=', dealer)
    .execute()
  if (!members.some(({ account_id }) => account_id === account)) throw new ApiError('NOT_FOUND')
  const otherOwner = members.some((other) => other.role === 'owner' && other.account_id !== account)
  if (role !== 'owner' && !otherOwner) throw new ApiError('CONFLICT', { message: 'It is the last owner' })
  const isMember = (eb: ExpressionBuilder<Database, 'dealer_member'>) =>
    eb.and({ dealer_id: dealer, account_id: account })
  if (role !== null) {
    await trx.updateTable('dealer_member').set({ role }).where(isMember).execute()
    return
  }
  await trx.deleteFrom('dealer_member').where(isMember).execute()
  await dropScope(trx, account)
}

/** An owner sets anybody's role; anybody else can only leave. CONFLICT when no owner would be left, NOT_FOUND for a stranger. */
export async function setDealerMember(input: ParsedInputOf<'setDealerMember'>, context: ServiceContext) {
  const me = await requireMember(context, input.dealer)
  const leaves = input.account === me.account && input.role === null
  if (me.role !== 'owner' && !leaves) throw new ApiError('FORBIDDEN')
  await context.db.transaction().execute(async (trx) => {
    // Two owners cannot both be the last to leave.
    await queueAt(trx, 'dealer_member', 'dealer_id', input.dealer)
    await setRole(trx, input)
  })
  return {}
}
