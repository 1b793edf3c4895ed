import { ApiError } from '@/lib/contract/api-error'

/** A turn at costly work. Throws TOO_MANY_REQUESTS, with the seconds to wait, when the queue is full. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>

/** One piece of work at a time and no more than `maxWaiting` accepted, the running one included: each may hold a lot of memory. */
export function createWorkQueue(maxWaiting: number): WorkQueue {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= maxWaiting) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 })
    waiting += 1
    const turn = last.then(work).finally(() => {
      waiting -= 1
    })
    last = turn.catch(() => undefined)
    return turn
  }
}
