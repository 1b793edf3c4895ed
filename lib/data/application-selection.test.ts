import { afterEach, expect, it, vi } from 'vitest'
import { readApplicationChoice } from './application-choice'
import { queryChoice } from './application-selection'

vi.mock('next/server', () => ({ connection: () => Promise.resolve() }))
vi.mock('./application-choice', () => ({ readApplicationChoice: vi.fn() }))
vi.mock('./applications', () => ({}))
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['2026-12-31T16:59:59Z', 2026],
  ['2026-12-31T17:00:00Z', 2027],
])('at %s the chart has the years until %i: the year turns in Thailand', async (now, year) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  await queryChoice('en', {})
  expect(readApplicationChoice).toHaveBeenLastCalledWith('en', {}, year)
})
