import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import en from '@/messages/en/case.json'
import { withMessages } from '@/tests/support/with-messages'
import { SureButton } from './sure-button'

it('keeps the focus while it asks, goes back, and does what is asked', async () => {
  const onSure = vi.fn(() => Promise.resolve())
  render(<SureButton label="Withdraw" text="It ends here." onSure={onSure} />, await withMessages('en', ['case.page']))
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Withdraw')
  expect(screen.getByRole('button', { name: `Withdraw: ${en.page.sure}` })).toHaveFocus()
  await press(en.page.keep)
  expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus()
  await press('Withdraw')
  await press(`Withdraw: ${en.page.sure}`)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus())
  expect(onSure).toHaveBeenCalledOnce()
})
