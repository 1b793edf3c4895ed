import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ErrorCode } from '@/lib/contract/api-error'
import en from '@/messages/en/account.json'
import { keepRegistration } from '@/lib/utils/kept-registration'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { accountMessages } from './account-messages'
import { enter } from './enter'
import { ForgotDesk } from './forgot-desk'
import { RegisterDesk } from './register-desk'
import { ResetDesk } from './reset-desk'

vi.mock('./enter', () => ({ enter: vi.fn(() => Promise.resolve({ signed_in: true, recovery_codes: [] })) }))

const { fields } = en
const send = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const refuse = (code: ErrorCode) => callCompany.mockRejectedValueOnce(new ApiError(code))

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(enter).mockClear()
})
afterEach(() => {
  location.hash = ''
})

describe('a forgotten password', () => {
  it('is answered where the focus is, and asks for the address without speaking of a code', async () => {
    callCompany.mockResolvedValueOnce({ minutes: 30 })
    render(<ForgotDesk locale="en" />, await withMessages('en', accountMessages))
    const field = screen.getByLabelText(fields.to.label)
    expect(field).toHaveAccessibleDescription(fields.username.hint)
    await userEvent.type(field, 'somchai@example.com')
    await send(en.forgot.submit)
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('status')))
  })

  it('is set anew where the focus is', async () => {
    location.hash = '#the-token'
    callCompany.mockResolvedValueOnce({})
    render(<ResetDesk locale="en" />, await withMessages('en', accountMessages))
    await userEvent.type(screen.getByLabelText(fields.password.label), 'wet road at night')
    await send(en.reset.submit)
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('status')))
  })

  it('whose link is over leads to where another one is sent', async () => {
    location.hash = '#the-token'
    refuse('LINK_EXPIRED')
    render(<ResetDesk locale="en" />, await withMessages('en', accountMessages))
    await userEvent.type(screen.getByLabelText(fields.password.label), 'wet road at night')
    await send(en.reset.submit)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(en.failures.link)
    expect(screen.getByRole('link', { name: en.reset.askLink })).toHaveAttribute('href', '/password/forgot')
    await waitFor(() => expect(document.activeElement).toContainElement(alert))
  })

  it('whose link is no link says so, too', async () => {
    location.hash = '#garbage'
    callCompany.mockRejectedValueOnce(new ApiError('INVALID_INPUT', { fields: [{ path: 'token', code: 'invalid' }] }))
    render(<ResetDesk locale="en" />, await withMessages('en', accountMessages))
    await userEvent.type(screen.getByLabelText(fields.password.label), 'wet road at night')
    await send(en.reset.submit)
    expect(await screen.findByRole('alert')).toHaveTextContent(en.failures.link)
  })
})

describe('a registration', () => {
  const password = 'wet road at night'
  async function begin() {
    callCompany.mockResolvedValueOnce({ registration: 'r-1', minutes: 30 })
    const view = render(<RegisterDesk locale="en" to="/user" />, await withMessages('en', accountMessages))
    await userEvent.type(screen.getByLabelText(fields.name.label), 'Somchai')
    await userEvent.type(screen.getByLabelText(fields.to.label), 'somchai@example.com')
    await userEvent.type(screen.getByLabelText(fields.password.label), password)
    await send(en.register.submit)
    await screen.findByLabelText(fields.code.label)
    return view
  }
  const comeBack = async () =>
    render(<RegisterDesk locale="en" to="/user" />, await withMessages('en', accountMessages))

  it('waits for its code over a reload, without the password', async () => {
    const { unmount } = await begin()
    expect(Object.values(sessionStorage).join()).not.toContain(password)
    unmount()
    await comeBack()
    expect(screen.getByRole('status')).toHaveTextContent('somchai@example.com')
    await userEvent.type(screen.getByLabelText(fields.code.label), '123456')
    await send(en.register.confirm)
    expect(enter).toHaveBeenCalledWith('registration', { registration: 'r-1', code: '123456' }, '/user')
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  it('is forgotten with its address, and when its code is over', async () => {
    const { unmount } = await begin()
    keepRegistration({ registration: 'r-1', to: 'a@example.com', minutes: 30 }, new Date(Date.now() - 30 * 60_000))
    unmount()
    const { unmount: unmountAgain } = await comeBack()
    expect(screen.queryByLabelText(fields.code.label)).not.toBeInTheDocument()
    unmountAgain()
    await begin()
    await send(en.register.again)
    expect(sessionStorage).toHaveLength(0)
    expect(screen.getByLabelText(fields.to.label)).toHaveValue('somchai@example.com')
  })

  it('is another one when its code is asked for again with the same answers', async () => {
    await begin()
    await send(en.register.again)
    callCompany.mockResolvedValueOnce({ registration: 'r-2', minutes: 30 })
    await userEvent.type(screen.getByLabelText(fields.password.label), password)
    await send(en.register.submit)
    await screen.findByLabelText(fields.code.label)
    const keys = callCompany.mock.calls.slice(-2).map(([, input]) => (input as { key: string }).key)
    expect(new Set(keys).size).toBe(2)
  })

  it('marks the field of a wrong code, and leads to it', async () => {
    await begin()
    vi.mocked(enter).mockRejectedValueOnce(new ApiError('INVALID_CODE'))
    const code = screen.getByLabelText(fields.code.label)
    await userEvent.type(code, '123456')
    await send(en.register.confirm)
    await waitFor(() => expect(code).toBeInvalid())
    expect(code).toHaveAccessibleDescription(`${fields.code.hint} ${en.failures.code}`)
    expect(code).toHaveValue('123456')
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByRole('link', { name: en.failures.code })),
    )
    expect(screen.getAllByText(en.failures.code)).toHaveLength(2)
  })
})
