import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/th/dealer.json'
import { withMessages } from '@/tests/support/with-messages'

const mocks = vi.hoisted(() => ({ callCompany: vi.fn() }))
vi.mock('@/lib/client/browser', () => ({ callCompany: mocks.callCompany }))

const { nearest, finder } = messages
const asks = () => mocks.callCompany.mock.calls.map(([operation]) => String(operation))

async function show(answer: Promise<{ country: string | null }>): Promise<void> {
  mocks.callCompany.mockReturnValue(answer)
  const { NearestAnswer } = await import('./nearest-answer')
  const one = <NearestAnswer job="fitting" line="" locale="th" />
  render(
    <>
      {one}
      {one}
    </>,
    await withMessages('th', ['dealer.nearest', 'dealer.finder']),
  )
}

beforeEach(() => {
  // The country is asked once a page: each test is a page of its own.
  vi.resetModules()
  vi.clearAllMocks()
  localStorage.clear()
})

describe('what is near a visitor whose place is not known', () => {
  it('is the distributor of their country for who is abroad, asked once and kept nowhere', async () => {
    await show(Promise.resolve({ country: 'JP' }))
    const [link] = await screen.findAllByRole('link', { name: nearest.abroadAction })
    expect(link).toHaveAttribute('href', '/th/worldDistributor')
    expect(asks()).toEqual(['getUserLocation'])
    expect(localStorage.length).toBe(0)
  })

  it.each([
    ['who is in Thailand', Promise.resolve({ country: 'TH' })],
    ['who cannot be placed', Promise.resolve({ country: null })],
  ])('is the question where they are for %s', async (_, answer) => {
    await show(answer)
    expect((await screen.findAllByRole('button', { name: finder.position })).length).toBe(2)
    expect(screen.queryByRole('link', { name: nearest.abroadAction })).toBeNull()
  })
})
