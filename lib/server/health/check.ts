/** What an operator is told: a code, never a place, an address or a name. */
export type Reason =
  | 'database-frozen'
  | 'database-unreachable'
  | 'database-readonly'
  | 'database-empty'
  | 'database-broken'
  | 'disk-full'
  | 'disk-readonly'
  | 'disk-frozen'
  | 'disk-broken'
  | 'outbox-stuck'
  | 'company-unreachable'
  | 'redis-unreachable'

export type CheckName =
  | 'database'
  | 'outbox'
  | 'company'
  | 'redis'
  | 'database-disk'
  | 'uploads-disk'
  | 'page-store-disk'

/** `reason` is null when all is well; `ms` is how long it took to know. */
export type CheckResult = { name: CheckName; ok: boolean; reason: Reason | null; ms: number }
export type Check = () => Promise<CheckResult>

const deadlineMs = 1300

/**
 * A check that answers in time whatever hangs: `late` is then its reason. However often it is asked, it runs once at a time, so that neither
 * a disk nor a database that hangs gathers what waits for it.
 */
export function createCheck(name: CheckName, late: Reason, run: () => Promise<Reason | null>): Check {
  let running: Promise<Reason | null> | null = null
  return async () => {
    const started = performance.now()
    running ??= run().finally(() => {
      running = null
    })
    const reason = await withDeadline(running, late)
    return { name, ok: reason === null, reason, ms: Math.round(performance.now() - started) }
  }
}

async function withDeadline<T>(running: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, deadlineMs, late)
  })
  return Promise.race([running, deadline]).finally(() => clearTimeout(timer))
}
