import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import en from '@/messages/en/case.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { CaseChoices } from './case-choices'
import { receivedCase } from './visitor-case.fixture'

const words = en.page

it('says what it means, asks for it by its name, and does it', async () => {
  const onChanged = vi.fn()
  render(
    <CaseChoices found={receivedCase} caseKey="key" locale="en" onChanged={onChanged} onErased={vi.fn()} />,
    await withMessages('en', ['case.page']),
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByText(words.eraseText)).toBeVisible()
  await press(words.withdraw)
  expect(screen.getByRole('button', { name: `${words.withdraw}: ${words.sure}` })).toHaveFocus()
  await press(words.keep)
  expect(callCompany).not.toHaveBeenCalled()
  await press(words.withdraw)
  callCompany.mockResolvedValueOnce(receivedCase)
  await press(`${words.withdraw}: ${words.sure}`)
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(receivedCase))
  expect(callCompany).toHaveBeenCalledWith('withdrawCase', { caseKey: 'key', lang: 'en' })
  await waitFor(() => expect(screen.getByRole('button', { name: words.withdraw })).toHaveFocus())
})
