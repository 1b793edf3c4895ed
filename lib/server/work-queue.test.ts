import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue'

describe('createWorkQueue', () => {
  it('works one by one, goes on after a failure and turns away what is too much', async () => {
    const queue = createWorkQueue(3)
    let [running, most] = [0, 0]
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
    }
    const outcomes = await Promise.allSettled([
      queue(work),
      queue(() => Promise.reject(new Error('x'))),
      queue(work),
      queue(work),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect(outcomes[3]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 5 } })
    expect(most).toBe(1)
    await expect(queue(work)).resolves.toBeUndefined()
  })
})
