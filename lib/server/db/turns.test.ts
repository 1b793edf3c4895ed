import '@/tests/support/environment'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gate } from '@/tests/support/gate'
import { oneAtATime } from './one-at-a-time'
import { createTurns } from './turns'

const away = { name: 'Fault', code: 'SERVICE_UNAVAILABLE' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('turns', () => {
  const limits = { atOnce: 2, mostWaiting: 2, waitMs: 1000 }

  it('are had by so many at once, and by the others as they came', async () => {
    const turns = createTurns(limits)
    const [end] = await Promise.all([turns.take(), turns.take()])
    const had: string[] = []
    for (const name of ['third', 'fourth'])
      void turns.take().then((endTurn) => {
        had.push(name)
        endTurn()
      })
    await vi.advanceTimersByTimeAsync(900)
    expect(had).toEqual([])
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(had).toEqual(['third', 'fourth'])
    expect(turns.isIdle(), 'one still has a turn').toBe(false)
  })

  it('are refused to who comes when too many wait, and after the wait to those', async () => {
    const turns = createTurns(limits)
    const [one, two] = await Promise.all([turns.take(), turns.take()])
    const waiting = [turns.take(), turns.take()].map((turn) => expect(turn).rejects.toMatchObject(away))
    await expect(turns.take()).rejects.toMatchObject(away)
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all(waiting)
    one()
    two()
    expect(turns.isIdle()).toBe(true)
    await expect(turns.take()).resolves.toBeTypeOf('function')
  })
})

describe('transactions about one thing', () => {
  it('follow each other, even after one that failed; those about another do not wait', async () => {
    const { open, opened } = gate()
    const done: string[] = []
    const first = oneAtATime('workshop a', async () => {
      await opened
      done.push('first')
      throw new Error('broken')
    })
    const second = oneAtATime('workshop a', async () => done.push('second'))
    await oneAtATime('workshop b', async () => done.push('other'))
    open()
    await expect(first).rejects.toThrow('broken')
    await second
    expect(done).toEqual(['other', 'first', 'second'])
  })

  it('are refused when their turn does not come in time', async () => {
    const { open, opened } = gate()
    const first = oneAtATime('workshop a', () => opened)
    const second = expect(oneAtATime('workshop a', async () => 'never')).rejects.toMatchObject(away)
    await vi.advanceTimersByTimeAsync(60_000)
    await second
    open()
    await first
    await expect(oneAtATime('workshop a', async () => 'now')).resolves.toBe('now')
  })
})
