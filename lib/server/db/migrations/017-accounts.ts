import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import type { Database } from '../schema'

type Columns = CreateTableBuilder<string>

const oldColumns = ['id', 'email', 'name', 'password_hash', 'scopes', 'dealer_id'] as const

/** SQLite cannot take a NOT NULL off a column, so the table is made again; nothing refers to it yet. */
async function remakeAccounts(db: Kysely<Database>, addColumns: (table: Columns) => Columns): Promise<void> {
  const table = db.schema.createTable('account_made_again').addColumn('id', 'text', (c) => c.primaryKey())
  await addColumns(table)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('dealer_id', 'text', (c) => c.references('dealer.id'))
    .execute()
  const columns = sql.join(oldColumns.map((column) => sql.ref(column)))
  await sql`insert into account_made_again (${columns}) select ${columns} from account where email is not null`.execute(
    db,
  )
  await db.schema.dropTable('account').execute()
  await db.schema.alterTable('account_made_again').renameTo('account').execute()
}

async function createSessions(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('account_session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('refresh_hash', 'text', (c) => c.notNull())
    .addColumn('generation', 'integer', (c) => c.notNull())
    .addColumn('rotated_at', 'text', (c) => c.notNull())
    .addColumn('second_factor', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .execute()
  await db.schema.createIndex('account_session_by_account').on('account_session').column('account_id').execute()
}

async function createLetters(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('account_registration')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('handle', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('account_registration_by_handle').on('account_registration').column('handle').execute()
  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.references('account.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('password_reset_by_account').on('password_reset').column('account_id').execute()
}

export async function up(db: Kysely<Database>): Promise<void> {
  await remakeAccounts(db, (table) =>
    table
      .addColumn('email', 'text', (c) => c.unique())
      .addColumn('phone', 'text', (c) => c.unique())
      .addColumn('created_at', 'text')
      .addColumn('totp_secret', 'text')
      .addColumn('totp_step', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('recovery_codes', 'text', (c) => c.notNull().defaultTo('[]')),
  )
  await createSessions(db)
  await createLetters(db)
}

/** Accounts without an e-mail address have no place in the old table, and go. */
export async function down(db: Kysely<Database>): Promise<void> {
  for (const table of ['password_reset', 'account_registration', 'account_session'])
    await db.schema.dropTable(table).execute()
  await remakeAccounts(db, (table) => table.addColumn('email', 'text', (c) => c.notNull().unique()))
}
