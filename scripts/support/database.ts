import { sql } from 'kysely'
import { openDatabase } from '@/lib/server/db/client'
import { engineOf } from '@/lib/server/db/engine'
import { prepareDatabase } from '@/lib/server/db/prepare'
import { seconds } from './run'

/** Any number that nothing else locks. */
const preparation = 20_261_124

/** Instances that are started at once prepare an empty database one after the other: the second finds it ready. SQLite's instances are on one machine, whose operator starts them. */
async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const db = openDatabase(url)
  try {
    if (engineOf(db) === 'sqlite') return await work()
    return await db.connection().execute(async (connection) => {
      await sql`set lock_timeout = 0`.execute(connection)
      await sql`select pg_advisory_lock(${sql.lit(preparation)})`.execute(connection)
      return work()
    })
  } finally {
    // The lock goes with its connection.
    await db.destroy()
  }
}

/** Migrates and seeds a database when that is needed and says what it did. */
export async function ensureDatabase(url: string): Promise<void> {
  const started = performance.now()
  const db = openDatabase(url)
  try {
    let announced = false
    const { migrations, seeded } = await alone(url, () =>
      prepareDatabase(db, () => {
        if (!announced) console.log('Filling the database with the sample programme …')
        announced = true
      }),
    )
    if (migrations.length > 0) console.log(`Database migrated: ${migrations.join(', ')}.`)
    if (seeded)
      console.log(
        `Database seeded: ${seeded.vehicles} vehicles, ${seeded.products} products, ${seeded.fitments} fitments in ${seconds(started)}.`,
      )
  } finally {
    await db.destroy()
  }
}
