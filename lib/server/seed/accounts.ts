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
      created_at: null,
      totp_secret: null,
      totp_step: 0,
      recovery_codes: '[]',
    })),
  )
  await insertAll(db, 'account', rows)
}

/** Makes the sample dealer's account the owner of a sample dealer, where both are in and it looks after no other. */
export async function linkDealerAccount(db: Kysely<Database>): Promise<void> {
  const accountId = 'sample-dealer'
  const isThere = async (table: 'dealer' | 'account', id: string) =>
    (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  if (!(await isThere('dealer', sampleDealerId)) || !(await isThere('account', accountId))) return
  const linked = await db
    .selectFrom('dealer_member')
    .select('role')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (linked) return
  await db
    .insertInto('dealer_member')
    .values({
      dealer_id: sampleDealerId,
      account_id: accountId,
      role: 'owner',
      lang: 'th',
      created_at: new Date(0).toISOString(),
    })
    .execute()
}
