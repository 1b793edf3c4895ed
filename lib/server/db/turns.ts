import { databaseUnavailable } from '@/lib/server/fault'

export type TurnLimits = {
  /** So many have their turn at the same time. */
  atOnce: number
  /** So many wait; who comes after them is refused at once. */
  mostWaiting: number
  /** How long one waits, ms. */
  waitMs: number
}

export type Turns = {
  /** Waits for a turn, first come, first served; answers how to end it, which has to be called once. Throws a Fault when it waits too long, or too many do. */
  take: () => Promise<() => void>
  isIdle: () => boolean
}

/** Turns at what only some may have at once: who waits for one holds nothing that others need. */
export function createTurns({ atOnce, mostWaiting, waitMs }: TurnLimits): Turns {
  const waiting = new Set<() => void>()
  let taken = 0
  const end = () => {
    const [next] = waiting
    if (next) next()
    else taken -= 1
  }
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(databaseUnavailable(new Error('The turn did not come')))
      }, waitMs)
      waiting.add(begin)
    })
  return {
    take: async () => {
      if (taken < atOnce) taken += 1
      else if (waiting.size < mostWaiting) await wait()
      else throw databaseUnavailable(new Error('Too many wait for their turn'))
      return end
    },
    isIdle: () => taken === 0,
  }
}
