import { ApiError } from '@/lib/contract/api-error'

/** A turn at decoding pictures. Throws TOO_MANY_REQUESTS when the queue is full. */
export type PictureQueue = <T>(work: () => Promise<T>) => Promise<T>

/** One picture at a time, since each may take hundreds of megabytes decoded, and no more than this waiting, since each holds its file. */
export function createPictureQueue(maxWaiting: number): PictureQueue {
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
