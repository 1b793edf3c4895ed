import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import type { LimitName } from '@/lib/contract/endpoint'
import type { Database } from '@/lib/server/db/schema'
import type { Guess } from '@/lib/server/http/guesses'

/** What a service may know of the call. */
export type ServiceContext = {
  db: Kysely<Database>
  /** The signed-in user; null = nobody, or the operation did not ask. */
  user: User | null
  /** The session of who is signed in. */
  session: string | null
  /** Country code set by a content delivery network in front; null = none. */
  cdnCountry: string | null
  /** The browser sent Global Privacy Control (`Sec-GPC: 1`). */
  optsOut: boolean
  /** Caller's address; null = in-process. */
  address: string | null
  /** When the call came; everything a service dates is dated by this. */
  now: Date
  /** Counts one more call against a thing of its own (a phone, a mailbox); throws TOO_MANY_REQUESTS. Callers in this process are not counted. */
  limit: (name: LimitName, key: string) => Promise<void>
  /** Every question whether somebody knows a secret goes through it; throws TOO_MANY_REQUESTS after too many wrong answers. */
  guess: Guess
  /** The file of an operation whose body is one; null for all others. */
  file: { bytes: Buffer; type: string } | null
  /** The file of an operation that reads it as it comes, once; null for all others. */
  stream: AsyncIterable<Uint8Array> | null
}
