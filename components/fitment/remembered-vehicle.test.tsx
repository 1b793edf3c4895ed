import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { vehicleStore } from './vehicle-store'
import { callCompany } from '@/tests/support/browser-company'
import { RememberedVehicle } from './remembered-vehicle'

let fail: (reason: Error) => void

beforeEach(async () => {
  vehicleStore.write({ id: 'honda-pcx160-2021', year: 2022, names: { en: 'Honda PCX160' } })
  callCompany.mockReturnValue(new Promise((_, reject) => (fail = reject)))
  const view = (
    <>
      <h2 tabIndex={-1}>step</h2>
      <section aria-label="vehicle" tabIndex={-1}>
        <RememberedVehicle locale="en" label={(vehicle) => `Use ${vehicle}`} onChoose={() => undefined} />
      </section>
      <input aria-label="next" />
    </>
  )
  render(view)
  await userEvent.click(screen.getByRole('button', { name: /Honda PCX160/ }))
})
const answer = () => act(async () => fail(new Error('gone')))

it('the offer of the remembered vehicle leaves the focus with its part', async () => {
  await answer()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'vehicle' })).toHaveFocus()
})

it('the offer of the remembered vehicle takes the focus from nobody who went on', async () => {
  await userEvent.click(screen.getByRole('textbox', { name: 'next' }))
  await answer()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'next' })).toHaveFocus()
})
