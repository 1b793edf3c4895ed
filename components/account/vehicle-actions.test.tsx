import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { VehicleActions } from './vehicle-actions'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('the odometer is dated by the day in Thailand', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00Z') })
  const garage = [{ id: 'honda-pcx160-2021', name: 'PCX160' }]
  callCompany.mockImplementation((operation: string) =>
    Promise.resolve(
      operation === 'getKept'
        ? { account: 'a', kept: [{ kind: 'garage', value: garage }] }
        : { kind: 'garage', value: [] },
    ),
  )
  render(
    <VehicleActions id="honda-pcx160-2021" name="PCX160" km={null} />,
    await withMessages('en', ['user.garage', 'account.failures']),
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '12,000' } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(callCompany).toHaveBeenCalledWith('keep', expect.anything()))
  })
  expect(callCompany).toHaveBeenCalledWith('keep', {
    kind: 'garage',
    how: 'replace',
    value: [{ ...garage[0], odometer: { km: 12_000, on: '2026-11-21' } }],
  })
})
