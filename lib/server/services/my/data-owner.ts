import type { Kysely } from 'kysely'
import type { KeptValue } from '@/lib/contract/kept'
import type { Database } from '@/lib/server/db/schema'
import type { KnownAccount } from '@/lib/server/services/account/find-account'
import { findCases, findVisits } from './find-things'
import { readKept } from './kept'
import { myWarrantyIds } from './my-account'

/** What leads from an account to what is stored about its owner. Lists of ids end with one that nothing has, because SQL knows no empty list. */
export type DataOwner = {
  account: KnownAccount
  warranties: readonly string[]
  claims: readonly string[]
  cases: readonly string[]
  visits: readonly string[]
  /** E-mail address and phone. */
  handles: readonly string[]
  likes: KeptValue<'likes'>
}

const none = '-'

export async function findDataOwner(db: Kysely<Database>, account: KnownAccount): Promise<DataOwner> {
  const warranties = [...(await myWarrantyIds(db, account.id)), none]
  const [claims, cases, visits, likes] = await Promise.all([
    db.selectFrom('claim').select('id').where('warranty_id', 'in', warranties).execute(),
    findCases(db, account),
    findVisits(db, account),
    readKept(db, account.id, 'likes'),
  ])
  const ids = (rows: readonly { id: string }[]) => [...rows.map(({ id }) => id), none]
  return {
    account,
    warranties,
    claims: ids(claims),
    cases: ids(cases),
    visits: ids(visits),
    handles: [account.email, account.phone].filter((handle) => handle !== null),
    likes: likes?.value ?? { browser: '', ids: [] },
  }
}
