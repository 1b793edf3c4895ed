import type { Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Database } from '@/lib/server/db/schema'
import type { Registration } from './prepare'

/** A registration on its way into the database. */
export type Arrival = {
  trx: Transaction<Database>
  id: string
  number: string
  pinHash: string
  input: ParsedInputOf<'createWarranty'>
  registration: Registration
  now: Date
  /** Account of the dealer who registers what they sold; null = somebody else does. */
  confirmedBy: string | null
  /** Address; null = in this process. */
  caller: string | null
}
