import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import account from '@/messages/en/account.json'
import en from '@/messages/en/user.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { accountFormMessages } from './account-messages'
import { AddWarranty } from './add-warranty'
import { AddressForm } from './address-form'
import { VehicleActions } from './vehicle-actions'
import { WarrantyActions } from './warranty-actions'

const { settings, warranties, garage } = en
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

async function show(part: ReactNode) {
  const view = (
    <div role="group" tabIndex={-1} aria-label="around">
      {part}
    </div>
  )
  render(view, await withMessages('en', ['user', 'account.register', ...accountFormMessages]))
}

beforeEach(() => {
  callCompany.mockImplementation(async (operation: string) => {
    if (operation === 'getKept') return { account: 'a', kept: [] }
    return operation === 'keep' ? { kind: 'garage', value: [] } : { minutes: 10 }
  })
})

describe('an answer in place of its form has the focus', () => {
  it.each([
    [
      'another address',
      <AddressForm key="address" locale="en" />,
      async () => {
        await type(settings.newAddress, 'malee@example.com')
        await type(settings.password, 'wet road at night')
      },
      { send: settings.send, confirm: settings.confirm, code: account.fields.code.label, told: settings.changed },
    ],
    [
      'one more warranty',
      <AddWarranty key="warranty" locale="en" />,
      () => type(warranties.serial, '2614A-04217-Y'),
      { send: warranties.send, confirm: warranties.add, code: warranties.code, told: warranties.added },
    ],
  ])('%s', async (_, form, fill, { send, confirm, code, told }) => {
    await show(form)
    await fill()
    await press(send)
    const field = await screen.findByLabelText(code)
    expect(field).toHaveFocus()
    await userEvent.type(field, '123456')
    await press(confirm)
    const notice = await screen.findByText(told)
    expect(document.activeElement).toContainElement(notice)
    expect(screen.getByRole('group', { name: 'around' })).not.toHaveFocus()
    expect(document.body).not.toHaveFocus()
  })
})

it.each([
  [
    'a warranty that is taken out',
    <WarrantyActions key="warranty" number="W-1" reachedHere locale="en" />,
    warranties.remove,
    'removeMyWarranty',
  ],
  [
    'a vehicle that is taken out',
    <VehicleActions key="vehicle" id="honda-pcx160-2021" name="PCX160" km={null} />,
    garage.removeNamed.replace('{name}', 'PCX160'),
    'keep',
  ],
])('%s leaves the focus with what stood around it', async (_, actions, button, operation) => {
  await show(actions)
  await press(button)
  await waitFor(() => expect(screen.getByRole('group', { name: 'around' })).toHaveFocus())
  expect(callCompany).toHaveBeenCalledWith(operation, expect.anything())
})
