import type { Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { MyWarranty } from '@/lib/contract/my-warranties'
import { printedSerial } from '@/lib/domain/serial'
import type { Database } from '@/lib/server/db/schema'
import { notBefore } from '@/lib/server/not-before'
import { codeMinutes, issueCode, redeemCode } from '@/lib/server/one-time-codes'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { KnownAccount } from '@/lib/server/services/account/find-account'
import type { ServiceContext } from '@/lib/server/services/context'
import { findBySerial } from '@/lib/server/services/warranty/check'
import { openPassport } from '@/lib/server/services/warranty/passport'
import type { Warranty } from '@/lib/server/services/warranty/rows'
import { isUnderSuspicion } from '@/lib/server/services/warranty/send-code'
import { getMyWarranties } from './my-warranties'
import { readChoices, recordChoice } from './my-account'
import { requireAccount } from './who'

/** Longer than either way of answering takes, so that the answer's time says nothing. */
const answerMs = 250
const purpose = 'account-warranty'
/** A code is good for the account that asked for it alone. */
const targetOf = ({ id }: KnownAccount, warranty: Warranty) => `${id} ${warranty.id}`

/** Sends a code to the contact on file; where there is none, nothing, and the same answer. */
export async function sendMyWarrantyCode(
  input: ParsedInputOf<'sendMyWarrantyCode'>,
  context: ServiceContext,
): Promise<{ minutes: number }> {
  const account = await requireAccount(context)
  const serial = printedSerial(input.serial)
  await context.limit('message', `link of ${serial}`)
  await context.limit('message', `registrations of ${account.id}`)
  await notBefore(answerMs, sendToContact(account, { ...input, serial }, context))
  return { minutes: codeMinutes }
}

async function sendToContact(
  account: KnownAccount,
  { serial, lang }: ParsedInputOf<'sendMyWarrantyCode'>,
  { db, address: caller, now }: ServiceContext,
): Promise<void> {
  const warranty = (await findBySerial(db, serial)).find((known) => !isUnderSuspicion(known))
  if (!warranty) return
  const { email, phone } = warranty.owner
  const to = email ?? phone
  if (to === undefined) return
  await db.transaction().execute(async (trx) => {
    const data = await issueCode(trx, { purpose, target: targetOf(account, warranty) }, now)
    const channel = email === undefined ? 'sms' : 'email'
    await queueMessage(trx, { channel, to, lang, template: 'warrantyCode', data, caller }, now)
  })
}

/** Puts a proved registration into the account, with the account's answers about messages and their language. */
async function add(trx: Transaction<Database>, account: KnownAccount, warrantyId: string, now: Date): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('account_warranty')
    .values({ account_id: account.id, warranty_id: warrantyId, added_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return
  if (account.lang !== null)
    await trx.updateTable('warranty').set({ lang: account.lang }).where('id', '=', warrantyId).execute()
  const { reminders } = await readChoices(trx, account.id)
  const subjects = [{ kind: 'warranty', id: warrantyId } as const]
  if (!reminders) await recordChoice(trx, { subjects, choice: 'reminders', given: false, lang: 'en', now })
}

/** Throws INVALID_CODE alike for a wrong code and for a serial that nobody has registered. */
export async function addMyWarranty(
  { serial, code, lang }: ParsedInputOf<'addMyWarranty'>,
  context: ServiceContext,
): Promise<MyWarranty[]> {
  const account = await requireAccount(context)
  const { db, guess, now } = context
  const printed = printedSerial(serial)
  const proved = await guess('pin', `registration ${printed}`, async () => {
    for (const warranty of await findBySerial(db, printed))
      if (await redeemCode(db, { purpose, target: targetOf(account, warranty), code }, now)) return warranty
    return null
  })
  if (!proved) throw new ApiError('INVALID_CODE')
  await db.transaction().execute((trx) => add(trx, account, proved.id, now))
  return getMyWarranties({ lang }, context)
}

/** Who has link and PIN of a passport has proved that it is theirs. Throws NOT_FOUND as the passport does. */
export async function addMyPassport(
  { token, pin, lang }: ParsedInputOf<'addMyPassport'>,
  context: ServiceContext,
): Promise<MyWarranty[]> {
  const account = await requireAccount(context)
  const { id } = await openPassport({ token, pin }, context)
  await context.db.transaction().execute((trx) => add(trx, account, id, context.now))
  return getMyWarranties({ lang }, context)
}
