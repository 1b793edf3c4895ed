import type { HeldLease } from '@/lib/server/lease/hold-lease'

/** Where the worker's lease is kept: globally, because instrumentation and routes are bundled apart. */
export const workerHolder = globalThis as typeof globalThis & { outboxWorker?: HeldLease }

/** Whether this process is the one that sends messages and does the periodic work. */
export const workerIsHere = (): boolean => workerHolder.outboxWorker?.isHeld() ?? false
