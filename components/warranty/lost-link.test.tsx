import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import form from '@/messages/en/form.json'
import en from '@/messages/en/warranty.json'
import th from '@/messages/th/warranty.json'
import { withMessages } from '@/tests/support/with-messages'
import { checkMessages } from './check-messages'
import { LostLink } from './lost-link'
import { callCompany } from '@/tests/support/browser-company'

const { check: words } = en
const serial = '2614A-04217-Y'

beforeEach(() => {
  callCompany.mockResolvedValue({})
})

async function show(locale: Locale = 'en') {
  render(<LostLink locale={locale} />, await withMessages(locale, checkMessages))
  return userEvent.setup({ delay: null })
}
const box = (name: string) => screen.getByRole('textbox', { name })
async function ask(user: Awaited<ReturnType<typeof show>>, { check } = en, digits = '5678') {
  await user.type(box(check.serial), ` ${serial} `)
  await user.type(box(check.phoneLast4), digits)
  await user.click(screen.getByRole('button', { name: check.lost.submit }))
}

describe('a lost link', () => {
  it('is asked for with serial and phone, and says nothing of whether they belong together', async () => {
    const user = await show('th')
    await ask(user, th, '๕๖๗๘')
    expect(await screen.findByRole('status')).toHaveTextContent(th.check.lost.sent)
    expect(callCompany.mock.calls).toEqual([['sendPassportLink', { lang: 'th', serial, phoneLast4: '5678' }]])
  })

  it('asks nothing while something is missing, and leads to it', async () => {
    const user = await show()
    await user.click(screen.getByRole('button', { name: words.lost.submit }))
    const summary = await screen.findByRole('group', { name: form.summary })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(box(words.phoneLast4)).toHaveAccessibleDescription(words.errors.phoneLast4)
    await user.click(within(summary).getByRole('link', { name: words.errors.serial }))
    expect(box(words.serial)).toHaveFocus()
    expect(callCompany).not.toHaveBeenCalled()
  })

  it('says in minutes when to try again', async () => {
    callCompany.mockRejectedValue(new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 130 }))
    await ask(await show())
    expect(await screen.findByRole('alert')).toHaveTextContent('again in 3 minutes.')
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})
