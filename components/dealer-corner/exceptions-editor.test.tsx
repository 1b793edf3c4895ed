import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import words from '@/messages/en/dealer-corner.json'
import { withMessages } from '@/tests/support/with-messages'
import { ExceptionsEditor } from './exceptions-editor'

it('a day that is removed leaves the focus with its part of the listing', async () => {
  const value = [{ day: '2026-12-24', hours: null }]
  render(
    <ExceptionsEditor value={value} busy={false} onSave={vi.fn()} locale="en" />,
    await withMessages('en', ['dealer-corner']),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(screen.getByText(words.exceptions.none)).toBeVisible()
  expect(screen.getByRole('form', { name: words.fields.exceptions })).toHaveFocus()
})
