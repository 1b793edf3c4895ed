import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { caseFormMessages } from '@/components/case/case-form-messages'
import { spamGuardProps } from '@/components/form/robot-check-props'
import words from '@/messages/en/form.json'
import { withMessages } from '@/tests/support/with-messages'
import { keepContactDraft } from './contact-draft'
import { ContactForm } from './contact-form'

beforeEach(() => localStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

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

async function show() {
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
}
const message = () => screen.getByRole('textbox', { name: 'Message' })

it('each reason asks what it needs, says who answers and by when, and whom to call', async () => {
  await show()
  expect(screen.queryByRole('form')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Warranty' }))
  expect(screen.getByText(/warranty desk, within 3 days/)).toHaveTextContent(/Or call: 02-000-0002$/)
  expect(screen.getByRole('link', { name: '02-000-0002' })).toHaveAttribute('href', 'tel:020000002')
  await userEvent.type(message(), 'It drips')
  await userEvent.click(screen.getByRole('radio', { name: 'Press' }))
  expect(screen.queryByRole('textbox', { name: 'Serial' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(message()).toHaveValue('It drips')
})

const keepDraft = () =>
  keepContactDraft({ reason: 'warranty', answers: { text: 'It drips' }, attempt: { text: '', key: 'a-key' } })

it('what was typed without a connection is back, and can be begun anew', async () => {
  keepDraft()
  await show()
  expect(screen.getByRole('radio', { name: 'Warranty' })).toBeChecked()
  expect(message()).toHaveValue('It drips')
  await userEvent.click(screen.getByRole('button', { name: words.waiting.anew }))
  expect(message()).toHaveValue('')
})

it('the reason of a link goes before what is kept', async () => {
  keepDraft()
  history.replaceState(null, '', '/contact?reason=press')
  await show()
  expect(screen.getByRole('radio', { name: 'Press' })).toBeChecked()
  expect(message()).toHaveValue('')
  expect(screen.queryByRole('button', { name: words.waiting.anew })).toBeNull()
})
