import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { VisitorCase } from '@/lib/contract/case'
import en from '@/messages/en/case.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { CaseChoices } from './case-choices'

const found: VisitorCase = {
  number: 'R-2345-6789',
  kind: 'contact',
  state: 'received',
  rail: ['received'],
  open: true,
  createdAt: '2026-11-30T07:00:00.000Z',
  dueOn: '2026-12-01',
  resultOn: null,
  eraseOn: null,
  fields: [],
  messages: [],
  files: [],
  may: { reply: false, withdraw: true, replaceFile: false, erase: true },
}
const words = en.page

it('says what it means, asks for it by its name, and does it', async () => {
  const onChanged = vi.fn()
  render(
    <CaseChoices found={found} caseKey="key" locale="en" onChanged={onChanged} onErased={vi.fn()} />,
    await withMessages('en', ['case.page']),
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByText(words.eraseText)).toBeVisible()
  await press(words.withdraw)
  expect(screen.getByRole('button', { name: `${words.withdraw}: ${words.sure}` })).toHaveFocus()
  await press(words.keep)
  expect(callCompany).not.toHaveBeenCalled()
  await press(words.withdraw)
  callCompany.mockResolvedValueOnce(found)
  await press(`${words.withdraw}: ${words.sure}`)
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(found))
  expect(callCompany).toHaveBeenCalledWith('withdrawCase', { caseKey: 'key', lang: 'en' })
  await waitFor(() => expect(screen.getByRole('button', { name: words.withdraw })).toHaveFocus())
})
