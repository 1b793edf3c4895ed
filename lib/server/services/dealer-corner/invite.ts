import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import { dealerRoleSchema } from '@/lib/contract/dealer-listing'
import type { DealerInvitation, DealerPeople } from '@/lib/contract/dealer-people'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { retentionRules } from '@/lib/domain/retention'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import { queueMessage } from '@/lib/server/outbox/queue'
import { findAccountById } from '@/lib/server/services/account/find-account'
import { requireHandle, type Handle } from '@/lib/server/services/account/handle'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireMember } from './members'
import { describePeople } from './people'
import { cornerUrl } from './remind'

const { count: daysGood } = retentionRules['dealer-invitation'].kept

async function isMember(trx: Transaction<Database>, dealer: string, { channel, value }: Handle): Promise<boolean> {
  const member = await trx
    .selectFrom('dealer_member as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('m.dealer_id', '=', dealer)
    .where(channel === 'email' ? 'a.email' : 'a.phone', '=', value)
    .executeTakeFirst()
  return member !== undefined
}

/** Written anew, an invitation has its full time again. */
async function writeInvitation(
  trx: Transaction<Database>,
  { dealer, role }: ParsedInputOf<'inviteDealerMember'>,
  handle: string,
  now: Date,
): Promise<string> {
  const ends_on = addDays(dayInThailand(now), daysGood)
  const set = { role, ends_on, created_at: now.toISOString() }
  await trx
    .insertInto('dealer_invitation')
    .values({ id: randomUUID(), dealer_id: dealer, handle, ...set })
    .onConflict((conflict) => conflict.columns(['dealer_id', 'handle']).doUpdateSet(set))
    .execute()
  return ends_on
}

/** Whether there is an account, an invitation does not tell. CONFLICT for somebody who belongs to the shop already. */
export async function inviteDealerMember(
  input: ParsedInputOf<'inviteDealerMember'>,
  context: ServiceContext,
): Promise<DealerPeople> {
  const { db, now, address, limit } = context
  const { dealer, lang } = input
  const me = await requireMember(context, dealer, 'owner')
  const handle = requireHandle(input.to)
  await limit('message', `invitation to ${handle.value}`)
  await db.transaction().execute(async (trx) => {
    const endsOn = await writeInvitation(trx, input, handle.value, now)
    if (await isMember(trx, dealer, handle)) throw new ApiError('CONFLICT', { message: 'Belongs to the shop already' })
    const { name } = await trx
      .selectFrom('dealer')
      .select(`name_${lang} as name`)
      .where('id', '=', dealer)
      .executeTakeFirstOrThrow()
    await queueMessage(
      trx,
      {
        channel: handle.channel,
        to: handle.value,
        lang,
        template: 'dealerInvitation',
        data: { dealer: name, endsOn, joinUrl: cornerUrl('/user/dealer/join', lang) },
        caller: address,
      },
      now,
    )
  })
  return describePeople(input, me, context)
}

export async function withdrawDealerInvitation(
  input: ParsedInputOf<'withdrawDealerInvitation'>,
  context: ServiceContext,
): Promise<DealerPeople> {
  const me = await requireMember(context, input.dealer, 'owner')
  await context.db
    .deleteFrom('dealer_invitation')
    .where('id', '=', input.invitation)
    .where('dealer_id', '=', input.dealer)
    .execute()
  return describePeople(input, me, context)
}

/** What an account is known by, it has proved: a code or link was sent there. */
const handlesOf = ({ email, phone }: User) => [email, phone].filter((handle) => handle !== null)

function selectInvitations(db: ServiceContext['db'], user: User, now: Date) {
  return db
    .selectFrom('dealer_invitation as i')
    .where('i.handle', 'in', [...handlesOf(user), ''])
    .where('i.ends_on', '>=', dayInThailand(now))
}

export async function getDealerInvitations(
  { lang }: { lang: Lang },
  { db, user, now }: ServiceContext,
): Promise<DealerInvitation[]> {
  if (!user) throw new ApiError('UNAUTHORIZED')
  const rows = await selectInvitations(db, user, now)
    .innerJoin('dealer as d', 'd.id', 'i.dealer_id')
    .select(['i.id', `d.name_${lang} as dealer`, 'i.role', 'i.ends_on'])
    .orderBy('i.ends_on')
    .execute()
  return rows.map(({ id, dealer, role, ends_on }) => ({
    id,
    dealer,
    role: dealerRoleSchema.parse(role),
    endsOn: ends_on,
  }))
}

async function addScope(trx: Transaction<Database>, accountId: string): Promise<void> {
  // It may be leaving another dealer.
  await queueAt(trx, 'account', 'id', accountId)
  const account = await findAccountById(trx, accountId)
  if (!account || account.scopes.includes('dealer')) return
  await trx
    .updateTable('account')
    .set({ scopes: JSON.stringify([...account.scopes, 'dealer']) })
    .where('id', '=', accountId)
    .execute()
}

/** An invitation is good once, for whoever has the address it was sent to. NOT_FOUND for anybody else, and when it is over. */
export async function joinDealer(
  { invitation, lang }: ParsedInputOf<'joinDealer'>,
  { db, user, now }: ServiceContext,
): Promise<{ dealer: string }> {
  if (!user) throw new ApiError('UNAUTHORIZED')
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('dealer_invitation')
      .where('id', '=', invitation)
      .where('handle', 'in', [...handlesOf(user), ''])
      .where('ends_on', '>=', dayInThailand(now))
      .returning(['dealer_id', 'role'])
      .executeTakeFirst()
    if (!row) throw new ApiError('NOT_FOUND')
    const { dealer_id, role } = row
    await trx
      .insertInto('dealer_member')
      .values({ dealer_id, account_id: user.id, role, lang, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['dealer_id', 'account_id']).doNothing())
      .execute()
    await addScope(trx, user.id)
    return { dealer: dealer_id }
  })
}
