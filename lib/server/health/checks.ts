import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Environment } from '@/lib/config/environment'
import { openDatabase } from '@/lib/server/db/client'
import { isPostgresUrl } from '@/lib/server/db/engine'
import type { Database } from '@/lib/server/db/schema'
import { getRedis } from '@/lib/server/redis'
import { createCheck, type Check } from './check'
import { checkDatabase, checkWaits, orReason } from './check-database'
import { checkDisk } from './check-disk'
import { checkOutbox } from './check-outbox'

const holder = globalThis as typeof globalThis & { checkedDatabase?: Kysely<Database> }

/** The database, over connections of their own. */
export function databaseToCheck(url: string): Kysely<Database> {
  holder.checkedDatabase ??= openDatabase(url, checkWaits)
  return holder.checkedDatabase
}

/** What has to work where the company API is built in. */
export function embeddedChecks({ DATABASE_URL: url, STORAGE_DIR, S3_ENDPOINT }: Environment): Check[] {
  const db = databaseToCheck(url)
  return [
    createCheck('database', 'database-frozen', () => checkDatabase(db, new Date())),
    createCheck('outbox', 'database-frozen', () => orReason(() => checkOutbox(db, new Date()))),
    ...(isPostgresUrl(url) ? [] : [createCheck('database-disk', 'disk-frozen', () => checkDisk(path.dirname(url)))]),
    ...(S3_ENDPOINT ? [] : [createCheck('uploads-disk', 'disk-frozen', () => checkDisk(STORAGE_DIR))]),
  ]
}

/** What instances share; none = they share nothing. Pages and calls are answered without it, so it is the alarm's business, not the load balancer's. */
export function sharedChecks(): Check[] {
  const redis = getRedis()
  if (redis === null) return []
  const ask = () =>
    redis.ping().then(
      () => null,
      () => 'redis-unreachable' as const,
    )
  return [createCheck('redis', 'redis-unreachable', ask)]
}

/** Where Next keeps the pages it made; read from the process's folder, as `next start` does. */
export function pageStoreCheck(): Check {
  return createCheck('page-store-disk', 'disk-frozen', () =>
    checkDisk(path.join(process.cwd(), '.next/server/route-cache')),
  )
}
