import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { ApiError } from '@/lib/contract/api-error'
import type { OutputOf, ParsedInputOf } from '@/lib/contract/endpoints'
import type { Selectable } from 'kysely'
import type { PasskeyTable } from '@/lib/server/db/tables/accounts'
import { findAccountById } from '@/lib/server/services/account/find-account'
import { openSession } from '@/lib/server/services/account/sessions'
import { ticketSeconds, writeTicket } from '@/lib/server/services/account/totp-ticket'
import type { ServiceContext } from '@/lib/server/services/context'
import { askChallenge, ceremonyMs, relyingParty, takeChallenge } from './challenges'
import { transportsOf } from './passkeys'

export async function beginPasskeySignIn(
  _input: unknown,
  { db, now }: ServiceContext,
): Promise<OutputOf<'beginPasskeySignIn'>> {
  const { ceremony, challenge } = await askChallenge(db, null, now)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: ceremonyMs,
    userVerification: 'required',
  })
  return { ceremony, options: options as OutputOf<'beginPasskeySignIn'>['options'] }
}

type Credential = ParsedInputOf<'signInWithPasskey'>['credential']

/** The authenticator's count after this answer; null = not signed by this passkey, or by a copy of it: then it counts behind. */
async function newCounter(
  { id, public_key, counter, transports, account_id }: Selectable<PasskeyTable>,
  credential: Credential,
  expectedChallenge: string,
): Promise<number | null> {
  const { userHandle, ...response } = credential.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== account_id) return null
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty()
  const checked = await verifyAuthenticationResponse({
    ...{ expectedChallenge, expectedRPID, expectedOrigin, requireUserVerification: true },
    response: { ...credential, response, clientExtensionResults: {} },
    credential: {
      ...{ id, counter, transports: transportsOf(transports) },
      publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
    },
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

/** Throws INVALID_CREDENTIALS alike for whatever is wrong. A passkey is no second factor of staff: an account that has one gets a ticket for it, as after a password. */
export async function signInWithPasskey(
  { ceremony, credential }: ParsedInputOf<'signInWithPasskey'>,
  { db, now }: ServiceContext,
): Promise<OutputOf<'signInWithPasskey'>> {
  const challenge = await takeChallenge(db, { ceremony, session: null }, now)
  const passkey =
    challenge && (await db.selectFrom('passkey').selectAll().where('id', '=', credential.id).executeTakeFirst())
  const counter = challenge && passkey ? await newCounter(passkey, credential, challenge) : null
  const account = passkey && counter !== null ? await findAccountById(db, passkey.account_id) : null
  if (!passkey || !account || counter === null) throw new ApiError('INVALID_CREDENTIALS')
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, used_at: now.toISOString() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ApiError('INVALID_CREDENTIALS')
  if (account.totp_secret !== null)
    return { totp_ticket: await writeTicket(account, null, now), expires_in: ticketSeconds }
  return openSession(db, { accountId: account.id, secondFactor: false, now })
}
