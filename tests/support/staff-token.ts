import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { openSession } from '@/lib/server/services/account/sessions'

/** An access token of the sample staff as after sign-in with a second factor. */
export async function staffToken(db: Kysely<Database>): Promise<string> {
  return (await openSession(db, { accountId: 'sample-staff', secondFactor: true, now: new Date() })).access_token
}
