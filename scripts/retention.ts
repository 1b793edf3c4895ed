import { retentionRules } from '@/lib/domain/retention'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { loadEnvironment } from './support/environment'

/** Days that are printed. */
const days = 14

const db = openDatabase(loadEnvironment().DATABASE_URL)
try {
  await migrateDatabase(db)
  const runs = await db
    .selectFrom('retention_run')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('rule')
    .limit(days * Object.keys(retentionRules).length)
    .execute()
  console.log(
    runs.length === 0
      ? 'The rules of lib/domain/retention.ts have not run yet: the site runs them a quarter of a minute after its start, then every hour.'
      : runs
          .map(
            ({ day, rule, runs: times, changed, failures }) =>
              `${day}  ${rule.padEnd(18)}  ${String(changed).padStart(6)} rows  ${times} runs${failures > 0 ? `, ${failures} failed` : ''}`,
          )
          .join('\n'),
  )
} finally {
  await db.destroy()
}
