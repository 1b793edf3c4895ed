import { hurried } from './pace'
import { createTurns, type Turns } from './turns'
import { visitorWaits } from './waits'

/** Whose turn comes that late still has a second for what it came for. */
const limits = { atOnce: 1, mostWaiting: 100, waitMs: visitorWaits.wholeMs - 1000 }

// Next bundles this module several times; the queues are to be there once.
const holder = globalThis as typeof globalThis & { rowQueues?: Map<string, Turns> }

/**
 * Does transactions about one thing one after the other in this process, before each takes a connection: what waits for a row holds the connection
 * that others need. `queueAt` does the same between instances, and stays what makes it right. `thing` names a row: `workshop w-1`. Throws a Fault
 * when the turn does not come in time.
 */
export async function oneAtATime<T>(thing: string, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + visitorWaits.wholeMs
  const queues = (holder.rowQueues ??= new Map<string, Turns>())
  const turns = queues.get(thing) ?? createTurns(limits)
  queues.set(thing, turns)
  const end = await turns.take()
  try {
    return await hurried(until, work)
  } finally {
    end()
    if (turns.isIdle()) queues.delete(thing)
  }
}
