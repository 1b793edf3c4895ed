import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import { staffScopes } from '@/lib/contract/scope'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { findAccount, findAccountById, isStaff } from './find-account'
import { readHandle } from './handle'
import { isPassword } from './password'
import { openSession } from './sessions'
import { ticketSeconds, writeTicket } from './totp-ticket'

/** Signs in by e-mail or phone, and password; an account with a second factor gets no more than a ticket for it. Throws INVALID_CREDENTIALS alike for an unknown name and a wrong password. */
export async function token({ username, password }: ParsedInputOf<'token'>, { db, guess, now }: ServiceContext) {
  const handle = readHandle(username)
  const account = await guess('password', handle?.value ?? username.toLowerCase(), async () => {
    const known = handle && (await findAccount(db, handle))
    return (await isPassword(known?.password_hash ?? null, password)) ? known : null
  })
  if (!account) throw new ApiError('INVALID_CREDENTIALS')
  if (account.totp_secret !== null)
    return { totp_ticket: await writeTicket(account, null, now), expires_in: ticketSeconds }
  return openSession(db, { accountId: account.id, secondFactor: false, now })
}

export async function getCurrentUser(_input: unknown, { user }: ServiceContext) {
  if (!user) throw new ApiError('UNAUTHORIZED')
  return { data: user }
}

/** The account a session belongs to, as long as the session lasts; null = it is over, or the account is gone. */
export async function findUser(
  db: Kysely<Database>,
  { account: accountId, session }: { account: string; session: string },
  now: Date,
): Promise<User | null> {
  const open = await db
    .selectFrom('account_session')
    .select('second_factor')
    .where('id', '=', session)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  const account = open && (await findAccountById(db, accountId))
  if (!account) return null
  const { id, name, email, phone, scopes } = account
  const given = open.second_factor === 1
  return {
    id,
    name,
    email,
    phone,
    scope: given ? scopes : scopes.filter((scope) => !staffScopes.includes(scope)),
    secondFactor: given ? 'given' : isStaff(account) ? 'missing' : 'not-needed',
  }
}
