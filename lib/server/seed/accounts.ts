import { hash } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { Scope } from '@/lib/contract/scope'
import type { Database } from '@/lib/server/db/schema'
import { insertAll } from '@/lib/server/db/insert-all'

/** A centre that the sample dealer's account speaks for. */
export const sampleDealerId = 'sample-bang-na'

/** Sample logins of a fresh installation; README names them. */
export const sampleAccounts = [
  {
    id: 'sample-customer',
    email: 'customer@example.com',
    name: 'Sample Customer',
    password: 'customer-sample-1',
    scopes: ['customer'],
  },
  {
    id: 'sample-dealer',
    email: 'dealer@example.com',
    name: 'Sample Dealer',
    password: 'dealer-sample-1',
    scopes: ['dealer'],
  },
  {
    id: 'sample-staff',
    email: 'staff@example.com',
    name: 'Sample Staff',
    password: 'staff-sample-1',
    scopes: ['service', 'people', 'content', 'integrity', 'internal'],
  },
] as const satisfies readonly { id: string; email: string; name: string; password: string; scopes: readonly Scope[] }[]

export async function writeAccounts(db: Kysely<Database>): Promise<void> {
  const rows = await Promise.all(
    sampleAccounts.map(async ({ id, email, name, password, scopes }) => ({
      id,
      email,
      phone: null,
      name,
      password_hash: await hash(password),
      scopes: JSON.stringify(scopes),
      dealer_id: null,
      created_at: null,
      totp_secret: null,
      totp_step: 0,
      recovery_codes: '[]',
    })),
  )
  await insertAll(db, 'account', rows)
}

/** Links the sample dealer's account with a sample dealer, where both are in and no other link was made. */
export async function linkDealerAccount(db: Kysely<Database>): Promise<void> {
  if (!(await db.selectFrom('dealer').select('id').where('id', '=', sampleDealerId).executeTakeFirst())) return
  await db
    .updateTable('account')
    .set({ dealer_id: sampleDealerId })
    .where('id', '=', 'sample-dealer')
    .where('dealer_id', 'is', null)
    .execute()
}
