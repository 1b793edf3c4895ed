import { openDatabase } from '@/lib/server/db/client'
import { prepareDatabase } from '@/lib/server/db/prepare'
import { seconds } from './run'

/** Migrates and seeds a database when that is needed and says what it did. */
export async function ensureDatabase(url: string): Promise<void> {
  const started = performance.now()
  const db = openDatabase(url)
  try {
    let announced = false
    const { migrations, seeded } = await prepareDatabase(db, () => {
      if (!announced) console.log('Filling the database with the sample programme …')
      announced = true
    })
    if (migrations.length > 0) console.log(`Database migrated: ${migrations.join(', ')}.`)
    if (seeded)
      console.log(
        `Database seeded: ${seeded.vehicles} vehicles, ${seeded.products} products, ${seeded.fitments} fitments in ${seconds(started)}.`,
      )
  } finally {
    await db.destroy()
  }
}
