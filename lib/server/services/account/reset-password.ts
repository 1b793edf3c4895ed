import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import { retentionRules } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { deriveKey } from '@/lib/server/http/token'
import { notBefore } from '@/lib/server/not-before'
import type { ServiceContext } from '@/lib/server/services/context'
import { findAccount, findAccountById, handleOf, langOf } from './find-account'
import { readHandle, requireHandle, type Handle } from './handle'
import { accountUrl, tell } from './notify'
import { hashPassword, requireStrongPassword } from './password'
import { setPassword } from './set-password'

/** How long a link is good. */
export const linkMinutes = retentionRules['password-reset'].kept.count

const hashToken = (token: string) => createHmac('sha256', deriveKey('password reset')).update(token).digest('hex')

/** Longer than either way of answering takes: nothing here is as slow as a password's hash, behind which a difference would hide. */
const answerMs = 100

/** Sends a link, or, where there is no account, a message that says so: the same is done for both, and who asks learns nothing. */
export async function requestPasswordReset(
  { to, lang }: ParsedInputOf<'requestPasswordReset'>,
  context: ServiceContext,
): Promise<{ minutes: number }> {
  const handle = readHandle(to) ?? requireHandle(to)
  await context.limit('message', `reset of ${handle.value}`)
  await notBefore(answerMs, sendLink(handle, lang, context))
  return { minutes: linkMinutes }
}

async function sendLink(handle: Handle, lang: Lang, { db, address, now }: ServiceContext): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, handle)
    await trx
      .insertInto('password_reset')
      .values({
        token_hash: hashToken(token),
        account_id: account?.id ?? null,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + linkMinutes * 60_000).toISOString(),
        used_at: null,
      })
      .execute()
    const addressee = { handle, lang: account ? langOf(account, lang) : lang, caller: address, now }
    if (account) {
      const resetUrl = accountUrl('/password/reset', addressee.lang, token)
      await tell(trx, addressee, 'accountReset', { resetUrl, minutes: linkMinutes })
    } else await tell(trx, addressee, 'accountUnknown', { registerUrl: accountUrl('/register', lang) })
  })
}

/** Takes a link, and with it every other one of its account. Null = made up, too old, used, or nobody's. */
async function takeLink(trx: Kysely<Database>, token: string, now: Date): Promise<string | null> {
  const at = now.toISOString()
  const taken = await trx
    .updateTable('password_reset')
    .set({ used_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('account_id')
    .executeTakeFirst()
  return taken?.account_id ?? null
}

/** Throws LINK_EXPIRED for a link that is not good, or not any more; WEAK_PASSWORD leaves the link as it is. */
export async function resetPassword(
  { token, password, lang }: ParsedInputOf<'resetPassword'>,
  { db, address, now }: ServiceContext,
): Promise<Record<string, never>> {
  requireStrongPassword(password)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const accountId = await takeLink(trx, token, now)
    const account = accountId === null ? null : await findAccountById(trx, accountId)
    if (!account) throw new ApiError('LINK_EXPIRED')
    const handle = handleOf(account)
    requireStrongPassword(password, [handle.value, account.name])
    await setPassword(
      trx,
      { accountId: account.id, passwordHash, replaces: null, except: null },
      { handle, lang: langOf(account, lang), caller: address, now },
    )
  })
  return {}
}
