import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { TokenPair } from '@/lib/contract/account'
import type { Database } from '@/lib/server/db/schema'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import { issueCode, redeemCode } from '@/lib/server/one-time-codes'
import type { ServiceContext } from '@/lib/server/services/context'
import { findAccount } from './find-account'
import { readHandle, requireHandle } from './handle'
import { accountUrl, tell, type Addressee } from './notify'
import { hashPassword, requireStrongPassword } from './password'
import { openSession } from './sessions'

const codePurpose = 'account'

type Trx = Transaction<Database>
type Sent = { registration: string; minutes: number }

/**
 * Keeps a registration until its code comes. For an address that has an account everything is done alike, only that the message has no code in it:
 * whoever registers learns nothing, the address's owner everything.
 */
export async function registerAccount(
  input: ParsedInputOf<'registerAccount'>,
  { db, address, limit, now }: ServiceContext,
): Promise<Sent> {
  const { key, lang, name, password, to } = input
  const handle = requireHandle(to)
  requireStrongPassword(password, [handle.value, name])
  await limit('message', `account of ${handle.value}`)
  const password_hash = await hashPassword(password)
  return withIdempotencyKey(db, { key, operation: 'registerAccount', input, now }, async (trx) => {
    const id = randomUUID()
    await trx
      .insertInto('account_registration')
      .values({ id, handle: handle.value, name, password_hash, created_at: now.toISOString() })
      .execute()
    return sendCode(trx, id, { handle, lang, caller: address, now })
  })
}

async function sendCode(trx: Trx, registration: string, addressee: Addressee): Promise<Sent> {
  const { handle, lang, now } = addressee
  const { code, minutes } = await issueCode(trx, { purpose: codePurpose, target: registration }, now)
  if (await findAccount(trx, handle)) {
    const urls = { signInUrl: accountUrl('/login', lang), resetUrl: accountUrl('/password/forgot', lang) }
    await tell(trx, addressee, 'accountKnown', urls)
  } else await tell(trx, addressee, 'accountCode', { code, minutes })
  return { registration, minutes }
}

/** Throws INVALID_CODE alike for a wrong code, one that is too old, a registration nobody made, and one of an address that has an account. */
export async function confirmAccount(
  { registration, code }: ParsedInputOf<'confirmAccount'>,
  { db, guess, now }: ServiceContext,
): Promise<TokenPair> {
  const row = await db
    .selectFrom('account_registration')
    .select('handle')
    .where('id', '=', registration)
    .executeTakeFirst()
  // By address: each registration has a code of its own, and so many could be begun for one address.
  const tokens = await guess('pin', `${codePurpose} ${row?.handle ?? registration}`, () =>
    db.transaction().execute(async (trx) => {
      const proved = await redeemCode(trx, { purpose: codePurpose, target: registration, code }, now)
      const accountId = proved ? await makeAccount(trx, registration, now) : null
      return accountId === null ? null : openSession(trx, { accountId, secondFactor: false, now })
    }),
  )
  if (!tokens) throw new ApiError('INVALID_CODE')
  return tokens
}

/** Makes the account, and forgets whatever else was registered for its address. Null = another one was quicker. */
async function makeAccount(trx: Trx, registration: string, now: Date): Promise<string | null> {
  const row = await trx.selectFrom('account_registration').selectAll().where('id', '=', registration).executeTakeFirst()
  const handle = row && readHandle(row.handle)
  if (!handle) return null
  // All in one statement: two that are confirmed at once would otherwise wait for each other.
  const forgotten = await trx
    .deleteFrom('account_registration')
    .where('handle', '=', row.handle)
    .returning('id')
    .execute()
  if (!forgotten.some((one) => one.id === registration)) return null
  const id = randomUUID()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('account')
    .values({
      id,
      email: handle.channel === 'email' ? handle.value : null,
      phone: handle.channel === 'sms' ? handle.value : null,
      name: row.name,
      password_hash: row.password_hash,
      scopes: JSON.stringify(['customer']),
      created_at: now.toISOString(),
      totp_secret: null,
      totp_step: 0,
      recovery_codes: '[]',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? id : null
}
