import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { OutputOf, ParsedInputOf } from '@/lib/contract/endpoints'
import type { Passkey } from '@/lib/contract/passkey'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import { handleOf, langOf, type KnownAccount } from '@/lib/server/services/account/find-account'
import { accountUrl, tell } from '@/lib/server/services/account/notify'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireAccount, requirePassword } from '@/lib/server/services/my/who'
import { askChallenge, ceremonyMs, relyingParty, takeChallenge } from './challenges'

/** More than anybody has devices; a list without end helps nobody but a thief. */
export const mostPasskeys = 20
/**
 * How a passkey may sign (COSE: EdDSA, ES256, RS256): what every Node that the site runs on can check. Left to the library, Node 24 asks for ML-DSA as
 * well, whose answers are longer than the contract lets in, and which an instance on an older Node could not check.
 */
const signatures = [-8, -7, -257]
export const transportsOf = (text: string) => z.array(z.string()).parse(JSON.parse(text))

/** The newest first. */
export async function listPasskeys(db: Kysely<Database>, accountId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at }))
}

/** Throws INVALID_CREDENTIALS for a wrong password: whoever sits down at an open browser may not leave a key of his own. */
export async function beginPasskey(
  { password }: ParsedInputOf<'beginPasskey'>,
  context: ServiceContext,
): Promise<OutputOf<'beginPasskey'>> {
  const account = await requireAccount(context)
  await requirePassword(account, password, context)
  const { db, session, now } = context
  const { ceremony, challenge } = await askChallenge(db, session, now)
  const known = await db
    .selectFrom('passkey')
    .select(['id', 'transports'])
    .where('account_id', '=', account.id)
    .execute()
  const { id: rpID, name: rpName } = relyingParty()
  const options = await generateRegistrationOptions({
    ...{ rpID, rpName, challenge: Buffer.from(challenge, 'base64url'), timeout: ceremonyMs, attestationType: 'none' },
    userID: Buffer.from(account.id),
    userName: handleOf(account).value,
    userDisplayName: account.name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: signatures,
  })
  return { ceremony, options: options as OutputOf<'beginPasskey'>['options'] }
}

async function tellOwner(
  db: Kysely<Database>,
  account: KnownAccount,
  { change, lang, address, now }: { change: 'added' | 'removed'; lang: Lang } & Pick<ServiceContext, 'address' | 'now'>,
): Promise<void> {
  const addressee = { handle: handleOf(account), lang: langOf(account, lang), caller: address, now }
  await tell(db, addressee, 'accountPasskey', { change, resetUrl: accountUrl('/password/forgot', addressee.lang) })
}

/** Throws INVALID_TOKEN for what this session was not asked for, or is not right; CONFLICT for a passkey that is kept already, or one too many. */
export async function addPasskey(
  { ceremony, credential, name, lang }: ParsedInputOf<'addPasskey'>,
  context: ServiceContext,
): Promise<Passkey[]> {
  const account = await requireAccount(context)
  const { db, session, address, now } = context
  const expectedChallenge = session && (await takeChallenge(db, { ceremony, session }, now))
  if (!expectedChallenge) throw new ApiError('INVALID_TOKEN')
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty()
  const verified = await verifyRegistrationResponse({
    ...{ expectedChallenge, expectedRPID, expectedOrigin, requireUserVerification: true },
    response: { ...credential, clientExtensionResults: {} },
    supportedAlgorithmIDs: signatures,
  }).catch((cause: unknown) => {
    throw new ApiError('INVALID_TOKEN', { cause })
  })
  if (!verified.verified) throw new ApiError('INVALID_TOKEN')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return db.transaction().execute(async (trx) => {
    await queueAt(trx, 'account', 'id', account.id)
    const before = await listPasskeys(trx, account.id)
    if (before.length >= mostPasskeys) throw new ApiError('CONFLICT')
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('passkey')
      .values({
        ...{ id, account_id: account.id, counter, name, created_at: now.toISOString(), used_at: null },
        public_key: Buffer.from(publicKey).toString('base64url'),
        transports: JSON.stringify(credential.response.transports),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('CONFLICT')
    await tellOwner(trx, account, { change: 'added', lang, address, now })
    return listPasskeys(trx, account.id)
  })
}

export async function renamePasskey(
  { id, name }: ParsedInputOf<'renamePasskey'>,
  context: ServiceContext,
): Promise<Passkey[]> {
  const { id: accountId } = await requireAccount(context)
  const { numUpdatedRows } = await context.db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ApiError('NOT_FOUND')
  return listPasskeys(context.db, accountId)
}

export async function removePasskey(
  { id, lang }: ParsedInputOf<'removePasskey'>,
  context: ServiceContext,
): Promise<Passkey[]> {
  const account = await requireAccount(context)
  const { db, address, now } = context
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new ApiError('NOT_FOUND')
    await tellOwner(trx, account, { change: 'removed', lang, address, now })
    return listPasskeys(trx, account.id)
  })
}
