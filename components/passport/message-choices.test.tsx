import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import en from '@/messages/en/warranty.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { MessageChoices } from './message-choices'

function Shown() {
  const [messages, setMessages] = useState({ reminders: true, news: true })
  return <MessageChoices messages={{ ...messages, token: 'token' }} locale="en" onChanged={setMessages} />
}

it('asks before it stops, and keeps the focus where the answer is', async () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const words = en.messages
  render(<Shown />, await withMessages('en', ['warranty.messages']))
  await press(words.stopNews)
  expect(screen.getByRole('button', { name: words.sure })).toHaveFocus()
  await press(words.keep)
  expect(screen.getByRole('button', { name: words.stopNews })).toHaveFocus()
  expect(callCompany).not.toHaveBeenCalled()
  callCompany.mockResolvedValueOnce({ reminders: false, news: true })
  await press(words.stopReminders)
  await press(words.sure)
  expect(callCompany).toHaveBeenCalledWith('stopWarrantyMessages', { token: 'token', lang: 'en', what: 'reminders' })
  const told = await screen.findByRole('status')
  await waitFor(() => expect(document.activeElement).toContainElement(told))
  expect(screen.queryByRole('button', { name: words.stopReminders })).not.toBeInTheDocument()
})
