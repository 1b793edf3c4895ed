import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import en from '@/messages/en/case.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { casePageMessages } from './case-page-messages'
import { ReplyForm } from './reply-form'
import { receivedCase } from './visitor-case.fixture'

const words = en.page

it('asks for a message at the field, sends it, and says that it has arrived', async () => {
  const onChanged = vi.fn()
  render(
    <ReplyForm found={receivedCase} caseKey="key" locale="en" onChanged={onChanged} />,
    await withMessages('en', casePageMessages),
  )
  const field = screen.getByRole('textbox', { name: words.replyLabel })
  const send = () => userEvent.click(screen.getByRole('button', { name: words.send }))
  await send()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(words.replyEmpty)
  expect(callCompany).not.toHaveBeenCalled()
  await userEvent.type(field, 'One more thing')
  expect(screen.queryByText(words.replyEmpty)).not.toBeInTheDocument()
  callCompany.mockResolvedValueOnce(receivedCase)
  await send()
  expect(await screen.findByRole('status')).toHaveTextContent(words.replyDone)
  expect(onChanged).toHaveBeenCalledWith(receivedCase)
  expect(field).toHaveValue('')
})
