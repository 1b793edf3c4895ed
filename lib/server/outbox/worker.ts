import 'server-only'
import type { Kysely } from 'kysely'
import { getDatabase } from '@/lib/server/db/client'
import type { Database } from '@/lib/server/db/schema'
import { logFailure } from '@/lib/server/http/log'
import { tidyCodes } from '@/lib/server/one-time-codes'
import { followCalendarOfAll } from '@/lib/server/services/warranty/calendar'
import { sweepUploads } from '@/lib/server/services/upload/sweep-uploads'
import { getStorage } from '@/lib/server/storage/storage'
import { tidyCallers } from '@/lib/server/services/warranty/callers'
import { tidySubmissions } from '@/lib/server/submissions'
import { lanes } from './lanes'
import { runLane } from './run-lane'
import { tidyMessages } from './tidy'
import { configuredTransports } from './transports/configured'

const firstFollowMs = 15_000
const followMs = 60 * 60_000

/** What time alone brings about: warranties end, and what has been kept long enough is forgotten. */
async function followTime(db: Kysely<Database>, now: Date): Promise<void> {
  await followCalendarOfAll(db, now)
  await tidyMessages(db, now)
  await tidySubmissions(db, now)
  await tidyCallers(db, now)
  await tidyCodes(db, now)
  await sweepUploads(db, getStorage(), now)
}

/** Logs what stops the worker: a database that is away is told once a minute, not with every look into each lane. */
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
  const follow = () => void followTime(getDatabase(), new Date()).catch(onFailure)
  const work = { database: getDatabase, transports: configuredTransports(), onFailure }
  const first = setTimeout(follow, firstFollowMs).unref()
  const hourly = setInterval(follow, followMs).unref()
  holder.outboxWorker = [
    ...lanes.map((lane) => runLane(lane, work)),
    () => clearTimeout(first),
    () => clearInterval(hourly),
  ]
}
