import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SureButton } from './sure-button'

it('keeps the focus while it asks, goes back, and does what is asked', async () => {
  const onSure = vi.fn(() => Promise.resolve())
  render(<SureButton label="Withdraw" sure="Yes" keep="No" onSure={onSure} />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Withdraw')
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await press('No')
  expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus()
  expect(onSure).not.toHaveBeenCalled()
  await press('Withdraw')
  await press('Yes')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus())
  expect(onSure).toHaveBeenCalledOnce()
})
