import type { Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { findAccountById, handleOf, langOf } from './find-account'
import { accountUrl, tell, type Addressee } from './notify'
import { hashPassword, isPassword, requireStrongPassword } from './password'
import { endSessions } from './sessions'

type NewPassword = {
  accountId: string
  passwordHash: string
  /** The hash that it comes in the place of; null = whichever. */
  replaces: string | null
  /** The session that may go on; null = none. */
  except: string | null
}

/** Sets a password: sessions and links from before are void, and the owner is told. Throws INVALID_CREDENTIALS when another was set meanwhile. */
export async function setPassword(
  trx: Transaction<Database>,
  { accountId, passwordHash, replaces, except }: NewPassword,
  addressee: Addressee,
): Promise<void> {
  const { lang, now } = addressee
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .$if(replaces !== null, (query) => query.where('password_hash', '=', replaces ?? ''))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ApiError('INVALID_CREDENTIALS')
  await endSessions(trx, { accountId, except, now })
  await trx
    .updateTable('password_reset')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  await tell(trx, addressee, 'accountPasswordChanged', { resetUrl: accountUrl('/password/forgot', lang) })
}

/** Throws INVALID_CREDENTIALS for a wrong current password, which counts as a guess like one at signing in. */
export async function changePassword(
  { current, password, lang }: ParsedInputOf<'changePassword'>,
  { db, user, session, address, guess, now }: ServiceContext,
): Promise<Record<string, never>> {
  const account = user && (await findAccountById(db, user.id))
  if (!account) throw new ApiError('UNAUTHORIZED')
  const handle = handleOf(account)
  requireStrongPassword(password, [handle.value, account.name])
  if (!(await guess('password', handle.value, () => isPassword(account.password_hash, current))))
    throw new ApiError('INVALID_CREDENTIALS')
  const passwordHash = await hashPassword(password)
  await db
    .transaction()
    .execute((trx) =>
      setPassword(
        trx,
        { accountId: account.id, passwordHash, replaces: account.password_hash, except: session },
        { handle, lang: langOf(account, lang), caller: address, now },
      ),
    )
  return {}
}
