import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { caseFormMessages } from '@/components/case/case-form-messages'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { withMessages } from '@/tests/support/with-messages'
import { ContactForm } from './contact-form'

beforeEach(() => localStorage.clear())

const text = { field: 'text', input: 'lines', required: true, label: 'Message', hint: null, options: [] } as const
const serial = { ...text, field: 'serial', input: 'line', required: false, label: 'Serial' } as const
const rest = { file: false, proved: false, consent: false, kept: 'Kept for a year' }
const choices = [
  {
    reason: 'warranty',
    label: 'Warranty',
    answered: 'Answered by the warranty desk, within 3 days.',
    phone: '02-000-0002',
    view: { ...rest, name: 'contact-warranty', fields: [serial, text] },
  },
  {
    reason: 'press',
    label: 'Press',
    answered: 'Answered by the press office, within 2 days.',
    phone: null,
    view: { ...rest, name: 'contact-press', fields: [text] },
  },
] as const

it('each reason asks what it needs, says who answers and by when, and whom to call', async () => {
  render(
    <ContactForm
      choices={choices}
      legend="What is it about?"
      orCall="Or call:"
      guard={await spamGuardProps('en', 'visitor_case')}
      locale="en"
    />,
    await withMessages('en', caseFormMessages),
  )
  expect(screen.queryByRole('form')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Warranty' }))
  expect(screen.getByText(/warranty desk, within 3 days/)).toHaveTextContent(/Or call: 02-000-0002$/)
  expect(screen.getByRole('link', { name: '02-000-0002' })).toHaveAttribute('href', 'tel:020000002')
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'It drips')
  await userEvent.click(screen.getByRole('radio', { name: 'Press' }))
  expect(screen.queryByRole('textbox', { name: 'Serial' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('It drips')
})
