import type { Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { MyAccount } from '@/lib/contract/my-account'
import { isTaken } from '@/lib/server/db/is-taken'
import type { Database } from '@/lib/server/db/schema'
import { issueCode, redeemCode } from '@/lib/server/one-time-codes'
import { findAccount, langOf, type KnownAccount } from '@/lib/server/services/account/find-account'
import { requireHandle, type Handle } from '@/lib/server/services/account/handle'
import { accountUrl, tell } from '@/lib/server/services/account/notify'
import type { ServiceContext } from '@/lib/server/services/context'
import { getMyAccount } from './my-account'
import { handlesOf, requireAccount, requirePassword } from './who'

const purpose = 'account-address'
const targetOf = ({ id }: KnownAccount, { value }: Handle) => `${id} ${value}`

/**
 * Sends a code to another address. One that has an account gets a message that says so, as at registration: who asks learns nothing. The password
 * is asked again, because whoever has the address can set a new one.
 */
export async function sendNewAddressCode(
  { to, password, lang }: ParsedInputOf<'sendNewAddressCode'>,
  context: ServiceContext,
): Promise<{ minutes: number }> {
  const { db, address: caller, limit, now } = context
  const account = await requireAccount(context)
  const handle = requireHandle(to)
  await requirePassword(account, password, context)
  await limit('message', `account of ${handle.value}`)
  return db.transaction().execute(async (trx) => {
    const { code, minutes } = await issueCode(trx, { purpose, target: targetOf(account, handle) }, now)
    const addressee = { handle, lang, caller, now }
    if (await findAccount(trx, handle)) {
      const urls = { signInUrl: accountUrl('/login', lang), resetUrl: accountUrl('/password/forgot', lang) }
      await tell(trx, addressee, 'accountKnown', urls)
    } else await tell(trx, addressee, 'accountCode', { code, minutes })
    return { minutes }
  })
}

/** Throws INVALID_CODE when another account has it by now, one that gets it at the same moment included. */
async function setAddress(trx: Transaction<Database>, account: KnownAccount, handle: Handle): Promise<void> {
  if (await findAccount(trx, handle)) throw new ApiError('INVALID_CODE')
  const change = handle.channel === 'email' ? { email: handle.value } : { phone: handle.value }
  await trx
    .updateTable('account')
    .set(change)
    .where('id', '=', account.id)
    .execute()
    .catch((cause: unknown) => {
      throw isTaken(cause) ? new ApiError('INVALID_CODE', { cause }) : cause
    })
}

/** Takes a code that came to the new address, and tells every address the account had before. Throws INVALID_CODE also for an address that another account has. */
export async function changeMyAddress(
  { to, code, lang }: ParsedInputOf<'changeMyAddress'>,
  context: ServiceContext,
): Promise<MyAccount> {
  const { db, address: caller, guess, now } = context
  const account = await requireAccount(context)
  const handle = requireHandle(to)
  // By address: several accounts could ask for one, each with a code of its own.
  const changed = await guess('pin', `account ${handle.value}`, async () => {
    if (!(await redeemCode(db, { purpose, target: targetOf(account, handle), code }, now))) return null
    return db.transaction().execute(async (trx) => {
      await setAddress(trx, account, handle)
      for (const before of handlesOf(account)) {
        const addressee = { handle: before, lang: langOf(account, lang), caller, now }
        await tell(trx, addressee, 'accountAddressChanged', { contactUrl: accountUrl('/contactUs', addressee.lang) })
      }
      return true
    })
  })
  if (!changed) throw new ApiError('INVALID_CODE')
  return getMyAccount({}, context)
}
