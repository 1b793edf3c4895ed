import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import type { Database } from '@/lib/server/db/schema'

/** What a service may know of the call. */
export type ServiceContext = {
  db: Kysely<Database>
  /** The signed-in user; null = nobody, or the operation did not ask. */
  user: User | null
  /** Country code set by a content delivery network in front; null = none. */
  cdnCountry: string | null
  /** Caller's address; null = in-process. */
  address: string | null
}
