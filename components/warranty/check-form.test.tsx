import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import form from '@/messages/en/form.json'
import en from '@/messages/en/warranty.json'
import th from '@/messages/th/warranty.json'
import { withMessages } from '@/tests/support/with-messages'
import { checkMessages } from './check-messages'
import { CheckForm } from './check-form'
import { callCompany } from '@/tests/support/browser-company'

const { check: words } = en
const serial = '2614A-04217-Y'
const warranty = {
  state: 'active',
  serial,
  productName: 'RX rear shock',
  productCode: 'RX366',
  productId: 'rx-1',
  registeredOn: '2026-11-20',
  coveredUntil: '2027-11-19',
  coveredKm: 21_200,
  limitKm: 20_000,
}

beforeEach(() => {
  history.replaceState(null, '', '/services/warranty/checkWarranty')
})

async function show(locale: Locale = 'en') {
  render(<CheckForm locale={locale} />, await withMessages(locale, checkMessages))
  return userEvent.setup({ delay: null })
}
type User = ReturnType<typeof userEvent.setup>
const box = (name: string) => screen.getByRole('textbox', { name })
const submit = (user: User) => user.click(screen.getByRole('button', { name: words.submit }))

describe('the warranty check', () => {
  it('takes the serial of the address and shows the masked status', async () => {
    history.replaceState(null, '', `/services/warranty/checkWarranty?serial=${serial}`)
    callCompany.mockResolvedValue({ warranty })
    const user = await show('th')
    await vi.waitFor(() => expect(box(th.check.serial)).toHaveValue(serial))
    await user.type(box(th.check.phoneLast4), '๕๖๗๘')
    await user.click(screen.getByRole('button', { name: th.check.submit }))
    expect(await screen.findByText(th.states.active)).toBeInTheDocument()
    expect(screen.getByText(/19 พฤศจิกายน 2570.*21,200/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'RX rear shock' })).toHaveAttribute('href', '/th/products/rx-1')
    expect(callCompany.mock.calls).toEqual([['getWarrantyInfo', { lang: 'th', serial, phoneLast4: '5678' }]])
  })

  it('sends the code to an address in full-width characters', async () => {
    callCompany.mockResolvedValueOnce({ minutes: 10 })
    const user = await show()
    await user.type(box(words.serial), serial)
    await user.click(screen.getByRole('radio', { name: words.byCode }))
    await user.type(box(words.to), 'ｔａｒｏ＠example.com')
    await user.click(screen.getByRole('button', { name: words.ask }))
    expect(await screen.findByText(/valid for 10 minutes\./)).toBeInTheDocument()
    expect(callCompany.mock.calls).toMatchObject([['sendSMS', { to: 'taro@example.com' }]])
  })

  it('asks for a code and checks with it', async () => {
    callCompany.mockResolvedValueOnce({ minutes: 10 }).mockResolvedValueOnce({ warranty: null })
    const user = await show()
    await user.type(box(words.serial), serial)
    await user.click(screen.getByRole('radio', { name: words.byCode }))
    await user.type(box(words.to), '081 234 5678')
    await user.click(screen.getByRole('button', { name: words.ask }))
    expect(await screen.findByText(/valid for 10 minutes\./)).toBeInTheDocument()
    expect(box(words.code)).toHaveAttribute('autocomplete', 'one-time-code')
    await user.type(box(words.code), '123456')
    await submit(user)
    expect(await screen.findByText(words.nothing.title)).toBeInTheDocument()
    expect(callCompany.mock.calls).toEqual([
      ['sendSMS', { lang: 'en', purpose: 'warranty-check', serial, to: '+66812345678' }],
      ['getWarrantyInfo', { lang: 'en', serial, code: '123456' }],
    ])
  })

  it('asks nothing while something is missing', async () => {
    const user = await show()
    await submit(user)
    const summary = await screen.findByRole('group', { name: form.summary })
    await vi.waitFor(() => expect(summary).toHaveFocus())
    expect(box(words.phoneLast4)).toHaveAccessibleDescription(words.errors.phoneLast4)
    expect(callCompany).not.toHaveBeenCalled()
  })

  it('lists nothing of a proof that is no longer asked for', async () => {
    const user = await show()
    await submit(user)
    const summary = await screen.findByRole('group', { name: form.summary })
    expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: words.byCode }))
    for (const link of within(summary).getAllByRole('link')) {
      await user.click(link)
      expect(box(words.serial)).toHaveFocus()
    }
  })

  it('says in minutes when to try again', async () => {
    callCompany.mockRejectedValue(new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 130 }))
    const user = await show()
    await user.type(box(words.serial), serial)
    await user.type(box(words.phoneLast4), '5678')
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('again in 3 minutes.')
  })
})
