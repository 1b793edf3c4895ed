import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFetchState } from './use-fetch-state'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T03:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

function fetching() {
  const { result, rerender } = renderHook((isLoading: boolean) => useFetchState({ isLoading, error: undefined }), {
    initialProps: true,
  })
  return { state: () => result.current, done: () => rerender(false) }
}

it('stays pending for 200 ms once that was shown, and keeps when it was done', async () => {
  const { state, done } = fetching()
  await pass(40)
  done()
  await pass(150)
  expect(state()).toMatchObject({ pending: true, timestamp: null })
  await pass(10)
  expect(state()).toEqual({ pending: false, error: undefined, timestamp: Date.parse('2026-11-24T03:00:00.200Z') })
})

it('holds nothing back that took longer, and nothing that was there at once', async () => {
  const slow = fetching()
  await pass(900)
  slow.done()
  await pass(1)
  expect(slow.state().pending).toBe(false)
  const quick = fetching()
  quick.done()
  expect(quick.state().pending).toBe(false)
})
