import { Migrator, type Kysely, type Migration } from 'kysely'
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
}

/** Brings a database to the newest schema; safe to call from several processes, the migrator holds a lock. Throws when a step fails. */
export async function migrateDatabase(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated', { cause: error })
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
