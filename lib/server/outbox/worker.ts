import 'server-only'
import type { Kysely } from 'kysely'
import { getDatabase } from '@/lib/server/db/client'
import type { Database } from '@/lib/server/db/schema'
import { logFailure } from '@/lib/server/http/log'
import { tidyCodes } from '@/lib/server/one-time-codes'
import { followCalendarOfAll } from '@/lib/server/services/warranty/calendar'
import { sweepUploads } from '@/lib/server/services/upload/sweep-uploads'
import { getStorage } from '@/lib/server/storage/storage'
import { tidySubmissions } from '@/lib/server/submissions'
import { deliverDue } from './deliver'
import { tidyMessages } from './tidy'
import { configuredTransports } from './transports/configured'
import type { Transports } from './transports/transport'

const pollMs = 15_000
const followMs = 60 * 60_000

/** One turn of the worker: everything due is tried, batch after batch. */
export async function deliverAll(db: Kysely<Database>, transports: Transports, clock: () => Date = () => new Date()): Promise<void> {
  while ((await deliverDue(db, clock(), transports)) > 0);
}

/** What time alone brings about: warranties end, and what has been kept long enough is forgotten. */
export async function followTime(db: Kysely<Database>, now: Date): Promise<void> {
  await followCalendarOfAll(db, now)
  await tidyMessages(db, now)
  await tidySubmissions(db, now)
  await tidyCodes(db, now)
  await sweepUploads(db, getStorage(), now)
}

const holder = globalThis as typeof globalThis & { outboxWorker?: NodeJS.Timeout }

/** Starts this process's one worker. It keeps no process alive, and outlives every failure: what is due stays due. */
export function startOutboxWorker(): void {
  if (holder.outboxWorker) return
  const transports = configuredTransports()
  let busy = false
  let followedAt = 0
  let told = ''
  const turn = async () => {
    await deliverAll(getDatabase(), transports)
    if (Date.now() - followedAt < followMs) return
    followedAt = Date.now()
    await followTime(getDatabase(), new Date())
  }
  holder.outboxWorker = setInterval(() => {
    if (busy) return
    busy = true
    turn()
      .then(() => {
        told = ''
      })
      .catch((error: unknown) => {
        // A database that is away is told once, not four times a minute.
        if (String(error) !== told) logFailure(error)
        told = String(error)
      })
      .finally(() => {
        busy = false
      })
  }, pollMs).unref()
}
