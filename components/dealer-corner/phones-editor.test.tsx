import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import words from '@/messages/en/dealer-corner.json'
import { withMessages } from '@/tests/support/with-messages'
import { PhonesEditor } from './phones-editor'

async function show(value: readonly string[]) {
  const onSave = vi.fn()
  render(<PhonesEditor value={value} busy={false} onSave={onSave} />, await withMessages('en', ['dealer-corner']))
  return { onSave, user: userEvent.setup({ delay: null }) }
}
const line = (number: number) => screen.getByRole('textbox', { name: `Phone ${number}` })
const save = () => screen.getByRole('button', { name: words.save })

it('saves numbers however they are written, as dialled in the country', async () => {
  const { onSave, user } = await show(['02 000 0001'])
  await user.click(screen.getByRole('button', { name: words.contact.add }))
  await user.type(line(2), '+66 2 000 0003')
  await user.click(screen.getByRole('button', { name: words.contact.add }))
  await user.click(save())
  await waitFor(() => expect(onSave.mock.calls).toEqual([[['02 000 0001', '02-000-0003']]]))
  expect(line(2)).toHaveValue('02-000-0003')
})

it('says at the line what is no number, and goes there', async () => {
  const { onSave, user } = await show(['02-000-0001', '02-000-0002'])
  await user.clear(line(2))
  await user.type(line(2), '0812')
  await user.click(save())
  await waitFor(() => expect(line(2)).toHaveFocus())
  expect(line(2)).toBeInvalid()
  expect(line(2)).toHaveAccessibleDescription(words.contact.wrong)
  expect(line(1)).toBeValid()
  expect(onSave).not.toHaveBeenCalled()
  await user.type(line(2), '34567')
  expect(line(2)).toBeValid()
})

it('wants one number', async () => {
  const { onSave, user } = await show(['02-000-0001'])
  await user.clear(line(1))
  await user.click(save())
  await waitFor(() => expect(line(1)).toBeInvalid())
  expect(onSave).not.toHaveBeenCalled()
})
