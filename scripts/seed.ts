import { parseArgs } from 'node:util'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { isSeeded } from '@/lib/server/db/prepare'
import { seedDatabase } from '@/lib/server/seed/run'
import { loadEnvironment } from './support/environment'

const { DATABASE_URL } = loadEnvironment()
const { values } = parseArgs({ options: { products: { type: 'string' }, database: { type: 'string' } } })
const url = values.database ?? DATABASE_URL
const target = values.products === undefined ? undefined : Number(values.products)
if (target !== undefined && !(Number.isInteger(target) && target > 0))
  throw new Error('--products takes a whole number above 0')

const db = openDatabase(url)
await migrateDatabase(db)
if (await isSeeded(db)) {
  console.log('The database is seeded already; give another one with --database, or remove the file first.')
} else {
  const started = performance.now()
  const counts = await seedDatabase(db, {
    ...(target !== undefined && { target }),
    onProgress: (products) => process.stdout.write(`\r${products} products`),
  })
  console.log(
    `\rSeeded ${counts.vehicles} vehicles, ${counts.products} products and ${counts.fitments} fitments in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  )
}
await db.destroy()
