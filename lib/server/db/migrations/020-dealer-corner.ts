import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

const toDealer = 'dealer.id'

async function createMembers(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('dealer_member')
    .addColumn('dealer_id', 'text', (c) => c.notNull().references(toDealer))
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('dealer_member_key', ['dealer_id', 'account_id'])
    .execute()
  await db.schema.createIndex('dealer_member_by_account').on('dealer_member').column('account_id').execute()
  await db.schema
    .createTable('dealer_invitation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('dealer_id', 'text', (c) => c.notNull().references(toDealer))
    .addColumn('handle', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ends_on', 'text', (c) => c.notNull())
    .addUniqueConstraint('dealer_invitation_once', ['dealer_id', 'handle'])
    .execute()
  await db.schema.createIndex('dealer_invitation_by_handle').on('dealer_invitation').column('handle').execute()
}

async function createListings(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('dealer_listing')
    .addColumn('dealer_id', 'text', (c) => c.primaryKey().references(toDealer))
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('pictures', 'text', (c) => c.notNull())
    .addColumn('confirmed_on', 'text')
    .addColumn('remind_on', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('dealer_change')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('dealer_id', 'text', (c) => c.notNull().references(toDealer))
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('dealer_change_by_dealer').on('dealer_change').columns(['dealer_id', 'at']).execute()
  await db.schema.createIndex('dealer_change_by_state').on('dealer_change').columns(['state', 'at']).execute()
}

/** The one dealer an account could speak for becomes its first shop. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createMembers(db)
  await createListings(db)
  await sql`insert into dealer_member (dealer_id, account_id, role, lang, created_at)
    select dealer_id, id, 'owner', 'th', coalesce(created_at, '2026-11-23T00:00:00.000Z')
    from account where dealer_id is not null`.execute(db)
  await db.schema.alterTable('account').dropColumn('dealer_id').execute()
}

/** The old column holds one dealer for each account: of several the first by name is kept. */
export async function down(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('dealer_id', 'text', (c) => c.references(toDealer))
    .execute()
  await sql`update account set dealer_id =
    (select min(dealer_id) from dealer_member where account_id = account.id)`.execute(db)
  for (const table of ['dealer_change', 'dealer_listing', 'dealer_invitation', 'dealer_member'])
    await db.schema.dropTable(table).execute()
}
