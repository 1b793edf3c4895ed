import 'server-only'
import { getDatabase } from '@/lib/server/db/client'
import { unhurried } from '@/lib/server/db/pace'
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

/** What time alone brings about (warranties end, services come due, wishes come true), and what has been kept long enough is forgotten. */
const hourlyJobs: readonly ((now: Date) => Promise<unknown>)[] = [
  (now) => followCalendarOfAll(getDatabase(), now),
  (now) => answerWishes(getDatabase(), now),
  (now) => remindOfService(getDatabase(), now),
  (now) => remindOfListings(getDatabase(), now),
  (now) => runRetention({ db: getDatabase(), storage: getStorage(), now }),
]

/** Logs what stops one job: a database that is away is told once a minute, not with every look. Each job has its own, so that none hides another. */
function quietly(everyMs = 60_000): (error: unknown) => void {
  let toldAt = 0
  return (error) => {
    if (Date.now() - toldAt < everyMs) return
    toldAt = Date.now()
    logFailure(error)
  }
}

/** Does every hourly job, one after the other, until the worker is stopped; one that fails keeps no other from its turn. */
function prepareHour(isStopped: () => boolean): () => Promise<void> {
  const jobs = hourlyJobs.map((work) => ({ work, onFailure: quietly() }))
  return async () => {
    const now = new Date()
    for (const { work, onFailure } of jobs) {
      if (isStopped()) return
      try {
        await unhurried(() => work(now))
      } catch (error) {
        onFailure(error)
      }
    }
  }
}

/** Stops the worker for good and lets another process have its work at once. */
type StopWorker = () => Promise<void>

/** Everything that happens without a visitor. Answers how to stop it. */
function beginWork(): () => void {
  let isStopped = false
  const workHour = prepareHour(() => isStopped)
  const follow = () => void workHour()
  const first = setTimeout(follow, firstFollowMs).unref()
  const hourly = setInterval(follow, followMs).unref()
  const onPlanFailure = quietly()
  const showPlans = () => void showDuePlans(getDatabase(), new Date()).catch(onPlanFailure)
  const plans = setInterval(showPlans, goLiveWithinMs / 3).unref()
  const transports = configuredTransports()
  const queues = deliveryQueues.map((queue) =>
    runQueue(queue, { database: getDatabase, transports, onFailure: quietly() }),
  )
  return () => {
    isStopped = true
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
  const work = { name: 'worker', database: getDatabase, begin: beginWork, onFailure: quietly() }
  workerHolder.outboxWorker ??= holdSiteLease(work)
  return workerHolder.outboxWorker.stop
}
