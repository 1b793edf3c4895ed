import type { Kysely } from 'kysely'
import { environment } from '@/lib/config/environment'
import type { Database } from '@/lib/server/db/schema'
import { databaseToCheck } from '@/lib/server/health/checks'
import { workerIsHere } from '@/lib/server/outbox/worker-is-here'
import { getRedis } from '@/lib/server/redis'
import { addGauge } from './metrics'
import { readOutboxDepth, type OutboxDepth } from './outbox'

/** One question serves both figures of a scrape. */
const keptMs = 500
let latest: { at: number; depth: Promise<OutboxDepth[]> } | null = null

/** None while the database does not answer: the alarm for that is another figure. */
function depthNow(db: Kysely<Database>): Promise<OutboxDepth[]> {
  if (latest === null || performance.now() - latest.at > keptMs)
    latest = { at: performance.now(), depth: readOutboxDepth(db, new Date()).catch(() => []) }
  return latest.depth
}

/** Adds what is looked up when somebody asks: the outbox, the lease of the worker, the server that instances share. */
export function addSiteGauges(): void {
  const { COMPANY_API_URL, DATABASE_URL } = environment()
  if (COMPANY_API_URL === null) {
    const db = databaseToCheck(DATABASE_URL)
    const labelNames = ['channel', 'urgency']
    addGauge('yss_outbox_waiting', {
      help: 'Messages that have not gone out yet',
      labelNames,
      collect: async (gauge) => {
        for (const { channel, urgency, waiting } of await depthNow(db)) gauge.set({ channel, urgency }, waiting)
      },
    })
    addGauge('yss_outbox_overdue_seconds', {
      help: 'How long the first waiting message of a queue has been due',
      labelNames,
      collect: async (gauge) => {
        for (const { channel, urgency, overdueSeconds } of await depthNow(db))
          gauge.set({ channel, urgency }, overdueSeconds)
      },
    })
    addGauge('yss_worker_active', {
      help: '1 where this instance sends messages and does the periodic work; the sum over all instances is 1',
      collect: (gauge) => gauge.set(workerIsHere() ? 1 : 0),
    })
  }
  const redis = getRedis()
  if (redis)
    addGauge('yss_redis_up', {
      help: '1 while what instances share is in reach',
      collect: (gauge) => gauge.set(redis.status === 'ready' ? 1 : 0),
    })
}
