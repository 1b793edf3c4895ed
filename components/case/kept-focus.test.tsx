import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, expect, it } from 'vitest'
import en from '@/messages/en/case.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { CaseDesk } from './case-desk'
import { casePageMessages } from './case-page-messages'
import { CaseSentPanel } from './case-sent'
import { receivedCase } from './visitor-case.fixture'

const { page, form } = en

afterEach(() => {
  location.hash = ''
})

it('the receipt of a case is told where the focus is', async () => {
  render(
    <CaseSentPanel
      sent={{ number: 'R-2345-6789', key: 'secret', dueOn: '2026-12-01', resultOn: null }}
      byEmail
      locale="en"
    />,
    await withMessages('en', ['case.form.sent']),
  )
  expect(screen.getByRole('group', { name: form.sent.title })).toHaveFocus()
})

it('a case that is erased is told where the focus is', async () => {
  callCompany.mockImplementation(async (operation: string) => (operation === 'getCase' ? receivedCase : {}))
  location.hash = '#secret'
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CaseDesk locale="en" />
    </SWRConfig>,
    await withMessages('en', casePageMessages),
  )
  await userEvent.click(await screen.findByRole('button', { name: page.erase }))
  await userEvent.click(screen.getByRole('button', { name: `${page.erase}: ${page.sure}` }))
  const told = await screen.findByText(page.erasedTitle)
  expect(document.activeElement).toContainElement(told)
  expect(document.body).not.toHaveFocus()
})
