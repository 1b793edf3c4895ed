import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { environment } from '@/lib/config/environment'
import { retentionRules } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'

const minutes = retentionRules['passkey-challenge'].kept.count
/** How long a browser may take, ms. */
export const ceremonyMs = minutes * 60_000

/** Whom passkeys are made for: this site, at its public address alone. */
export function relyingParty() {
  const { origin, hostname } = new URL(environment().SITE_URL)
  return { name: 'YSS Suspension', id: hostname, origin }
}

/** Asks a question. `session`: whose browser makes a passkey; null = somebody wants to sign in. */
export async function askChallenge(db: Kysely<Database>, session: string | null, now: Date) {
  const row = {
    id: randomUUID(),
    challenge: randomBytes(32).toString('base64url'),
    session_id: session,
    expires_at: new Date(now.getTime() + ceremonyMs).toISOString(),
  }
  await db.insertInto('passkey_challenge').values(row).execute()
  return { ceremony: row.id, challenge: row.challenge }
}

/** Takes a question back, so that it is answered once, right or wrong. Null = made up, too old, answered before, or asked for something else. */
export async function takeChallenge(
  db: Kysely<Database>,
  { ceremony, session }: { ceremony: string; session: string | null },
  now: Date,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('id', '=', ceremony)
    .where('session_id', session === null ? 'is' : '=', session)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now.toISOString() ? taken.challenge : null
}

/** Forgets questions nobody answered. Returns how many. */
export async function deleteOldChallenges(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
