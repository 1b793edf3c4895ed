import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { giveLeaseBack, keepLease, readLease, takeLease, type SeenLease } from './claim'

export type LeasePace = {
  /** How often a holder says that it lives, and others look, ms. */
  beatMs: number
  /** How long others see it stand still before one of them takes over, ms. The holder stops one beat earlier. */
  patienceMs: number
}

const pace: LeasePace = { beatMs: 3000, patienceMs: 9000 }

type LeasedWork = LeasePace & {
  name: string
  database: () => Kysely<Database>
  /** Begins the work; answers how to stop it. */
  begin: () => () => void
  onFailure: (error: unknown) => void
  /** Milliseconds that only go forward; default: the process's own. */
  now?: () => number
}

export type HeldLease = {
  /** Whether this process does the work. */
  isHeld: () => boolean
  /** Stops the work and lets another process have it at once. */
  stop: () => Promise<void>
  /** One look or sign of life; the timer does it, and tests. */
  beat: () => Promise<void>
}

/**
 * Does work that only one process at a time may do: whoever has the lease of that name in the database. While its holder lives the others wait; when
 * it is gone for longer than they are patient, one takes over. Keeps no process alive.
 */
export function holdLease({
  name,
  database,
  begin,
  onFailure,
  now = () => performance.now(),
  ...given
}: LeasedWork): HeldLease {
  const { beatMs, patienceMs } = given
  const holder = randomUUID()
  let stopWork: (() => void) | null = null
  let stopped = false
  let seen: { lease: SeenLease; since: number } | null = null
  let lastBeat = 0

  const end = () => {
    stopWork?.()
    stopWork = null
    seen = null
  }
  const keep = async () => {
    const at = now()
    if (await keepLease(database(), name, holder)) lastBeat = at
    else end()
  }
  const look = async () => {
    const at = now()
    const lease = await readLease(database(), name)
    const since = seen?.lease.holder === lease.holder && seen.lease.beat === lease.beat ? seen.since : now()
    seen = { lease, since }
    if (lease.holder !== null && now() - since < patienceMs) return
    if (stopped || !(await takeLease(database(), name, { holder, seen: lease }))) return
    lastBeat = at
    stopWork = begin()
  }
  const beat = async () => {
    if (stopped) return
    try {
      await (stopWork ? keep() : look())
    } catch (error) {
      onFailure(error)
    }
  }
  let beating: Promise<void> | null = null
  const tick = () => {
    // Also while a beat hangs: who cannot say that it lives must have stopped before another begins.
    if (stopWork && now() - lastBeat > patienceMs - beatMs) end()
    beating ??= beat().finally(() => {
      beating = null
    })
    return beating
  }
  void tick()
  const timer = setInterval(() => void tick(), beatMs).unref()
  return {
    isHeld: () => stopWork !== null,
    beat: tick,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await beating
      if (!stopWork) return
      end()
      await giveLeaseBack(database(), name, holder).catch(onFailure)
    },
  }
}

/** `holdLease` at the pace of the site. */
export const holdSiteLease = (work: Omit<LeasedWork, keyof LeasePace | 'now'>): HeldLease =>
  holdLease({ ...work, ...pace })
