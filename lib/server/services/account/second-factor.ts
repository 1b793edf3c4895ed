import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { Database } from '@/lib/server/db/schema'
import { logUsedCode } from '@/lib/server/http/log'
import { openText, sealText } from '@/lib/server/sealed-text'
import type { ServiceContext } from '@/lib/server/services/context'
import { findAccountById, handleOf, isStaff, type KnownAccount } from './find-account'
import { accountUrl, tell } from './notify'
import { isPassword } from './password'
import { makeRecoveryCodes, withoutRecoveryCode } from './recovery-codes'
import { endSessions, openSession } from './sessions'
import { findStep, totpUri } from './totp'
import { markOf, readTicket, ticketSeconds, writeTicket, type Enrolment } from './totp-ticket'

const secretPurpose = 'totp secret'
const issuer = 'YSS Suspension'

/**
 * Makes the secret of a second factor; it counts once a code of it has come. Throws FORBIDDEN for an account that needs none, and
 * SECOND_FACTOR_REQUIRED where there is one that this session has not given.
 */
export async function enrolTotp({ password }: ParsedInputOf<'enrolTotp'>, { db, user, guess, now }: ServiceContext) {
  const account = user && (await findAccountById(db, user.id))
  if (!account) throw new ApiError('UNAUTHORIZED')
  if (!isStaff(account)) throw new ApiError('FORBIDDEN')
  if (account.totp_secret !== null && user.secondFactor !== 'given') throw new ApiError('SECOND_FACTOR_REQUIRED')
  const { value: name } = handleOf(account)
  if (!(await guess('password', name, () => isPassword(account.password_hash, password))))
    throw new ApiError('INVALID_CREDENTIALS')
  const secret = randomBytes(20)
  const enrolment = { secret: secret.toString('base64'), replaces: account.totp_secret }
  return {
    uri: totpUri(secret, issuer, name),
    totp_ticket: await writeTicket(account, enrolment, now),
    expires_in: ticketSeconds,
  }
}

/** Turns a ticket and a code into a session with every scope. Throws INVALID_TOKEN for the ticket, INVALID_CODE for the code. */
export async function confirmTotp(
  { totp_ticket, code, lang }: ParsedInputOf<'confirmTotp'>,
  { db, address, guess, now }: ServiceContext,
) {
  const ticket = await readTicket(totp_ticket, now)
  if (!ticket) throw new ApiError('INVALID_TOKEN')
  const { accountId, mark, enrolment } = ticket
  const owner = await findAccountById(db, accountId)
  if (!owner || markOf(owner) !== mark) throw new ApiError('INVALID_TOKEN')
  const proved = await guess('pin', `totp ${accountId}`, () =>
    db.transaction().execute(async (trx) => {
      const account = await findAccountById(trx, accountId)
      if (!account) return null
      const addressee = { handle: handleOf(account), lang, caller: address, now }
      if (!enrolment && isUsedCode(account, code, now)) {
        logUsedCode()
        await tell(trx, addressee, 'accountCodeReused', { resetUrl: accountUrl('/password/forgot', lang) })
        return null
      }
      const codes = enrolment ? await enrol(trx, account, { enrolment, code, now }) : []
      if (codes === null || (!enrolment && !(await useCode(trx, account, code, now)))) return null
      if (enrolment) {
        await endSessions(trx, { accountId, now })
        await tell(trx, addressee, 'accountSecondFactor', { resetUrl: accountUrl('/password/forgot', lang) })
      }
      return { ...(await openSession(trx, { accountId, secondFactor: true, now })), recovery_codes: codes }
    }),
  )
  if (!proved) throw new ApiError('INVALID_CODE')
  return proved
}

/** Keeps the secret of a right code, unless another was kept meanwhile. Answers the recovery codes; null = nothing was kept. */
async function enrol(
  trx: Transaction<Database>,
  { id }: KnownAccount,
  { enrolment, code, now }: { enrolment: Enrolment; code: string; now: Date },
): Promise<string[] | null> {
  const step = findStep(Buffer.from(enrolment.secret, 'base64'), code, { now, after: 0 })
  if (step === null) return null
  const { codes, kept } = makeRecoveryCodes(id)
  const { replaces } = enrolment
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ totp_secret: sealText(secretPurpose, id, enrolment.secret), totp_step: step, recovery_codes: kept })
    .where('id', '=', id)
    .where('totp_secret', replaces === null ? 'is' : '=', replaces)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? codes : null
}

const secretOf = (id: string, sealed: string) => Buffer.from(openText(secretPurpose, id, sealed), 'base64')

/** Whether this is a code of the present minutes that has signed in already: somebody may have read it over a shoulder. */
function isUsedCode({ id, totp_secret, totp_step }: KnownAccount, code: string, now: Date): boolean {
  if (totp_secret === null) return false
  const secret = secretOf(id, totp_secret)
  return (
    findStep(secret, code, { now, after: 0 }) !== null && findStep(secret, code, { now, after: totp_step }) === null
  )
}

/** Whether the code is good: each of the app's and each recovery code once, calls made at once included. */
async function useCode(db: Kysely<Database>, account: KnownAccount, code: string, now: Date): Promise<boolean> {
  const { id, totp_secret, totp_step, recovery_codes } = account
  if (totp_secret === null) return false
  const step = findStep(secretOf(id, totp_secret), code, { now, after: totp_step })
  const left = step === null ? withoutRecoveryCode(id, recovery_codes, code) : recovery_codes
  if (left === null) return false
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_step: step ?? totp_step, recovery_codes: left })
    .where('id', '=', id)
    .where('totp_step', '=', totp_step)
    .where('recovery_codes', '=', recovery_codes)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
