import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/contract/api-error'
import { localeList } from '@/lib/i18n/locales'
import { withMessages } from '@/tests/support/with-messages'
import { accountFields, type AccountFieldName, type AccountValues } from './account-fields'
import { AccountForm } from './account-form'
import { accountFormMessages } from './account-messages'

const all = Object.keys(accountFields) as AccountFieldName[]
const pick = [...accountFormMessages, 'user.warranties', 'user.data', 'warranty.check.errors.serial'] as const

async function show(
  fields: readonly AccountFieldName[],
  onSend: (values: AccountValues) => Promise<void>,
  done?: string,
) {
  const start = { name: 'Somchai' }
  render(
    <AccountForm label="form" fields={fields} start={start} submit="send" onSend={onSend} {...(done && { done })} />,
    await withMessages('en', pick),
  )
  return {
    field: (label: string) => screen.getByLabelText(label),
    send: () => screen.getByRole('button', { name: 'send' }),
  }
}

it.each(localeList)('every field of the table is drawn with words of its own in %s', async (locale) => {
  render(<AccountForm label="form" fields={all} submit="send" onSend={vi.fn()} />, await withMessages(locale, pick))
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  const listed = screen.getByRole('group').querySelectorAll('a')
  expect(listed).toHaveLength(all.length)
  for (const { hash, textContent } of listed) {
    const control = document.querySelector<HTMLInputElement>(hash)
    expect([control?.getAttribute('aria-invalid'), control?.labels?.length]).toEqual(['true', 1])
    expect(textContent).not.toBe('')
  }
})

it('sends codes in Thai digits as figures, keeps what stood there, and empties the rest', async () => {
  const onSend = vi.fn(() => Promise.resolve())
  const { field, send } = await show(['name', 'code'], onSend, 'Saved')
  await userEvent.type(field('Six-digit code'), '๑๒๓ ๔๕๖')
  await userEvent.click(send())
  expect(onSend).toHaveBeenCalledWith({ name: 'Somchai', code: '123456' })
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect([field('Name'), field('Six-digit code')].map((input) => (input as HTMLInputElement).value)).toEqual([
    'Somchai',
    '',
  ])
})

it.each([
  ['ｔａｒｏ＠example.com', 'taro@example.com'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '๐๘๑ ๒๓๔ ๕๖๗๘'],
  ['０８１２３４５６７８', '0812345678'],
])('takes %s for an address', async (typed, read) => {
  const onSend = vi.fn(() => Promise.resolve())
  const { field, send } = await show(['to'], onSend)
  await userEvent.type(field('E-mail or Thai mobile number'), typed)
  await userEvent.click(send())
  expect(onSend).toHaveBeenCalledWith({ to: read })
})

it('a field that the company refuses says so, and what is typed stays', async () => {
  const fields = [{ path: 'to', code: 'invalid' as const }]
  const { field, send } = await show(['to'], () => Promise.reject(new ApiError('INVALID_INPUT', { fields })))
  await userEvent.type(field('E-mail or Thai mobile number'), 'somchai@example.com')
  await userEvent.click(send())
  expect(field('E-mail or Thai mobile number')).toHaveAttribute('aria-invalid', 'true')
  expect(field('E-mail or Thai mobile number')).toHaveValue('somchai@example.com')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

it('nothing is sent while something is wrong; a failure of no field is told by itself', async () => {
  const onSend = vi.fn(() => Promise.reject(new ApiError('FORBIDDEN')))
  const { field, send } = await show(['current', 'sure'], onSend)
  await userEvent.click(send())
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.type(field('Password'), 'secret')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(send())
  expect(onSend).toHaveBeenCalledWith({ current: 'secret', sure: 'yes' })
  expect(screen.getByRole('alert')).toHaveTextContent('may not do this')
})

it.each([
  { asked: ['current'], told: 'The password is wrong.', isInvalid: true },
  { asked: ['username', 'current'], told: 'E-mail, phone number or password is wrong.', isInvalid: false },
] as const)('a wrong password is told where $asked are asked', async ({ asked, told, isInvalid }) => {
  const { field, send } = await show(asked, () => Promise.reject(new ApiError('INVALID_CREDENTIALS')))
  for (const name of asked)
    await userEvent.type(field(name === 'current' ? 'Password' : 'E-mail or mobile number'), 'somchai@example.com')
  await userEvent.click(send())
  expect(screen.getByRole('alert')).toHaveTextContent(told)
  expect(field('Password').matches('[aria-invalid=true]')).toBe(isInvalid)
})
