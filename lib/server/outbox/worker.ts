import 'server-only'
import type { Kysely } from 'kysely'
import { getDatabase } from '@/lib/server/db/client'
import type { Database } from '@/lib/server/db/schema'
import { logFailure } from '@/lib/server/http/log'
import { runRetention } from '@/lib/server/retention/run'
import { remindOfListings } from '@/lib/server/services/dealer-corner/remind'
import { followCalendarOfAll } from '@/lib/server/services/warranty/calendar'
import { remindOfService } from '@/lib/server/services/warranty/remind'
import { answerWishes } from '@/lib/server/services/spring-wish/answer'
import { getStorage } from '@/lib/server/storage/storage'
import { deliveryQueues } from './delivery-queues'
import { runQueue } from './run-queue'
import { configuredTransports } from './transports/configured'

const firstFollowMs = 15_000
const followMs = 60 * 60_000

/** What time alone brings about: warranties end, services come due, and wishes come true. */
async function followTime(db: Kysely<Database>, now: Date): Promise<void> {
  await followCalendarOfAll(db, now)
  await answerWishes(db, now)
  await remindOfService(db, now)
  await remindOfListings(db, now)
}

/** What has been kept long enough is forgotten, whatever became of the rest. */
async function workHourly(onFailure: (error: unknown) => void): Promise<void> {
  const now = new Date()
  await followTime(getDatabase(), now).catch(onFailure)
  await runRetention({ db: getDatabase(), storage: getStorage(), now }).catch(onFailure)
}

/** Logs what stops the worker: a database that is away is told once a minute, not with every look into each queue. */
function quietly(everyMs = 60_000): (error: unknown) => void {
  let toldAt = 0
  return (error) => {
    if (Date.now() - toldAt < everyMs) return
    toldAt = Date.now()
    logFailure(error)
  }
}

/** What stops the worker's parts. */
const holder = globalThis as typeof globalThis & { outboxWorker?: (() => void)[] }

/** Starts this process's one worker. It keeps no process alive, and outlives every failure: what is due stays due. */
export function startOutboxWorker(): void {
  if (holder.outboxWorker) return
  const onFailure = quietly()
  const follow = () => void workHourly(onFailure).catch(onFailure)
  const work = { database: getDatabase, transports: configuredTransports(), onFailure }
  const first = setTimeout(follow, firstFollowMs).unref()
  const hourly = setInterval(follow, followMs).unref()
  holder.outboxWorker = [
    ...deliveryQueues.map((queue) => runQueue(queue, work)),
    () => clearTimeout(first),
    () => clearInterval(hourly),
  ]
}
