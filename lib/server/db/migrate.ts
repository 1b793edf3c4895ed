import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely'
import * as start from './migrations/001-start'
import * as messages from './migrations/002-messages'
import * as dealers from './migrations/003-dealers'
import * as warranty from './migrations/004-warranty'
import * as outboxLanes from './migrations/005-outbox-lanes'
import * as passportPin from './migrations/007-passport-pin'
import * as serials from './migrations/008-serials'
import * as vehiclePages from './migrations/009-vehicle-pages'
import * as wishes from './migrations/010-wishes'
import * as cases from './migrations/011-cases'
import * as whereToBuy from './migrations/012-where-to-buy'
import * as retention from './migrations/014-retention'
import * as community from './migrations/015-community'
import * as warrantyGivenOn from './migrations/016-warranty-given-on'
import * as accounts from './migrations/017-accounts'
import * as pricesAndNumbers from './migrations/018-prices-and-numbers'
import * as claimMessages from './migrations/019-claim-messages'
import * as dealerCorner from './migrations/020-dealer-corner'
import * as desk from './migrations/021-desk'
import * as keptThings from './migrations/022-kept-things'
import * as visitCounts from './migrations/023-visit-counts'
import * as content from './migrations/025-content'
import * as passkeys from './migrations/026-passkeys'
import * as deskData from './migrations/027-desk-data'
import * as leases from './migrations/028-leases'
import * as plannedDealerChanges from './migrations/029-planned-dealer-changes'
import * as searchVectors from './migrations/030-search-vectors'
import * as warrantyMessages from './migrations/031-warranty-messages'
import type { Database } from './schema'

/** Every step, in the order of their names. */
export const migrations: Record<string, Migration> = {
  '001-start': start,
  '002-messages': messages,
  '003-dealers': dealers,
  '004-warranty': warranty,
  '005-outbox-lanes': outboxLanes,
  '007-passport-pin': passportPin,
  '008-serials': serials,
  '009-vehicle-pages': vehiclePages,
  '010-wishes': wishes,
  '011-cases': cases,
  '012-where-to-buy': whereToBuy,
  '014-retention': retention,
  '015-community': community,
  '016-warranty-given-on': warrantyGivenOn,
  '017-accounts': accounts,
  '018-prices-and-numbers': pricesAndNumbers,
  '019-claim-messages': claimMessages,
  '020-dealer-corner': dealerCorner,
  '021-desk': desk,
  '022-kept-things': keptThings,
  '023-visit-counts': visitCounts,
  '025-content': content,
  '026-passkeys': passkeys,
  '027-desk-data': deskData,
  '028-leases': leases,
  '029-planned-dealer-changes': plannedDealerChanges,
  '030-search-vectors': searchVectors,
  '031-warranty-messages': warrantyMessages,
}

/** A step that a newer version took already; this version neither knows nor repeats it. */
const taken: Migration = { up: () => Promise.resolve() }

/**
 * The steps of this version and those that a newer one has taken, without which an older version that is started again (rolled back, or restarted
 * while the newer one is being brought out) would take the database for corrupt.
 */
async function knownAndTaken(db: Kysely<Database>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return migrations
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return { ...Object.fromEntries(rows.map(({ name }) => [name, taken])), ...migrations }
}

/** Brings a database to the newest schema; safe to call from several processes, the migrator holds a lock. Throws when a step fails. */
export async function migrateDatabase(db: Kysely<Database>): Promise<string[]> {
  // Before the migrator takes the one connection that SQLite has.
  const steps = await knownAndTaken(db)
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated', { cause: error })
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
