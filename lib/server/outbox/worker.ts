import 'server-only'
import type { Kysely } from 'kysely'
import { getDatabase } from '@/lib/server/db/client'
import type { Database } from '@/lib/server/db/schema'
import { logFailure } from '@/lib/server/http/log'
import { holdSiteLease } from '@/lib/server/lease/hold-lease'
import { runRetention } from '@/lib/server/retention/run'
import { goLiveWithinMs, showDuePlans } from '@/lib/server/services/dealer-corner/go-live'
import { remindOfListings } from '@/lib/server/services/dealer-corner/remind'
import { followCalendarOfAll } from '@/lib/server/services/warranty/calendar'
import { remindOfService } from '@/lib/server/services/warranty/remind'
import { answerWishes } from '@/lib/server/services/spring-wish/answer'
import { getStorage } from '@/lib/server/storage/storage'
import { deliveryQueues } from './delivery-queues'
import { runQueue } from './run-queue'
import { configuredTransports } from './transports/configured'
import { workerHolder } from './worker-is-here'

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

/** Stops the worker for good and lets another process have its work at once. */
type StopWorker = () => Promise<void>

/** Everything that happens without a visitor. Answers how to stop it. */
function beginWork(onFailure: (error: unknown) => void): () => void {
  const follow = () => void workHourly(onFailure).catch(onFailure)
  const work = { database: getDatabase, transports: configuredTransports(), onFailure }
  const first = setTimeout(follow, firstFollowMs).unref()
  const hourly = setInterval(follow, followMs).unref()
  const showPlans = () => void showDuePlans(getDatabase(), new Date()).catch(onFailure)
  const plans = setInterval(showPlans, goLiveWithinMs / 3).unref()
  const queues = deliveryQueues.map((queue) => runQueue(queue, work))
  return () => {
    for (const stop of queues) stop()
    clearTimeout(first)
    clearInterval(hourly)
    clearInterval(plans)
  }
}

/**
 * Starts this process's one worker. Of several processes on one database one works at a time (lib/server/lease). It keeps no process alive, and
 * outlives every failure: what is due stays due.
 */
export function startOutboxWorker(): StopWorker {
  const onFailure = quietly()
  const begin = () => beginWork(onFailure)
  workerHolder.outboxWorker ??= holdSiteLease({ name: 'worker', database: getDatabase, begin, onFailure })
  return workerHolder.outboxWorker.stop
}
