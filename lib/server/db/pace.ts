import { AsyncLocalStorage } from 'node:async_hooks'

/** `until`: when the time of what is being done is over, in milliseconds of `performance.now()`; Infinity = it takes the time it needs. */
type Pace = { until: number }

// Next bundles this module several times; who opened the database and who asks it have to mean the same.
const holder = globalThis as typeof globalThis & { databasePace?: AsyncLocalStorage<Pace> }
const pace = () => (holder.databasePace ??= new AsyncLocalStorage<Pace>())

/**
 * Does what takes long and knows it, such as an import at the desk: on PostgreSQL over connections of its own, whose statements and transactions take
 * the time they need. On SQLite it waits as visitors do: they stand behind it at the one connection.
 */
export const unhurried = <T>(work: () => Promise<T>): Promise<T> => pace().run({ until: Infinity }, work)

export const isUnhurried = (): boolean => pace().getStore()?.until === Infinity

/** Does what has waited for its turn already: that counts as a part of its time. */
export const hurried = <T>(until: number, work: () => Promise<T>): Promise<T> =>
  isUnhurried() ? work() : pace().run({ until }, work)

/** When a transaction that begins now has to be over, if it may take so many milliseconds; 0 = as long as it takes. */
export function endOf(wholeMs: number): number {
  return wholeMs === 0 ? Infinity : Math.min(performance.now() + wholeMs, pace().getStore()?.until ?? Infinity)
}
