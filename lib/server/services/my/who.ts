import { ApiError } from '@/lib/contract/api-error'
import { findAccountById, handleOf, type KnownAccount } from '@/lib/server/services/account/find-account'
import type { Handle } from '@/lib/server/services/account/handle'
import type { ServiceContext } from '@/lib/server/services/context'
import { isPassword } from '@/lib/server/services/account/password'

/** The account that calls; UNAUTHORIZED when nobody does. */
export async function requireAccount({ db, user }: Pick<ServiceContext, 'db' | 'user'>): Promise<KnownAccount> {
  const account = user && (await findAccountById(db, user.id))
  if (!account) throw new ApiError('UNAUTHORIZED')
  return account
}

/** Asks for the password again before something that cannot be taken back. A wrong one counts as a guess, as at signing in. */
export async function requirePassword(
  account: KnownAccount,
  password: string,
  { guess }: Pick<ServiceContext, 'guess'>,
): Promise<void> {
  const right = await guess('password', handleOf(account).value, () => isPassword(account.password_hash, password))
  if (!right) throw new ApiError('INVALID_CREDENTIALS')
}

/** Every address of an account; each was proved by a code, or given out by the company. */
export function handlesOf({ email, phone }: Pick<KnownAccount, 'email' | 'phone'>): Handle[] {
  return [
    ...(email === null ? [] : [{ channel: 'email', value: email } as const]),
    ...(phone === null ? [] : [{ channel: 'sms', value: phone } as const]),
  ]
}
