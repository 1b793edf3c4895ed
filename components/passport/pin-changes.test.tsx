import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ApiError } from '@/lib/contract/api-error'
import { coveredPassport } from '@/tests/support/passports'
import type { Locale } from '@/lib/i18n/locales'
import en from '@/messages/en/passport.json'
import ja from '@/messages/ja/passport.json'
import { PassportDesk } from './passport-desk'
import { withMessages } from '@/tests/support/with-messages'
import { passportMessages } from './passport-messages'
import { callCompany } from '@/tests/support/browser-company'

const token = '0a1b2c3d-0000-4000-8000-000000000000.c2lnbmF0dXJl'
const hrefs = {
  terms: '/warranty',
  appointment: '/appointment',
  register: '/register',
  check: '/check',
  contact: '/contact',
}
let answers: Record<string, () => unknown>

// Loaded when it is asked for; a busy machine takes longer than a test waits.
beforeAll(() => import('./open-passport'))
beforeEach(() => {
  sessionStorage.clear()
  location.hash = token
  answers = {
    getPassport: () => coveredPassport,
    resetPassportPin: () => ({ hours: 24 }),
    changePassportPin: () => ({}),
  }
  callCompany.mockImplementation(async (operation: string) => answers[operation]?.())
})
afterEach(() => {
  location.hash = ''
})

async function show(locale: Locale = 'en') {
  const guard = await spamGuardProps(locale, 'warranty_claim')
  render(<PassportDesk guard={guard} locale={locale} hrefs={hrefs} />, await withMessages(locale, passportMessages))
  return userEvent.setup({ delay: null })
}
const callsOf = (operation: string) =>
  callCompany.mock.calls.filter(([name]) => name === operation).map(([, input]) => input as Record<string, unknown>)

describe('a lost PIN', () => {
  it('is replaced by text message, once for each asking', async () => {
    const user = await show('ja')
    const send = () => user.click(screen.getByRole('button', { name: ja.lostPin.submit }))
    await user.click(screen.getByText(ja.lostPin.title))
    answers['resetPassportPin'] = () => {
      throw new ApiError('UPSTREAM_UNAVAILABLE')
    }
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(ja.failures.down)
    answers['resetPassportPin'] = () => ({ hours: 24 })
    await send()
    expect(await screen.findByRole('status')).toHaveTextContent(
      `${ja.lostPin.sent}${ja.lostPin.sentText.replace('{hours}', '24')}`,
    )
    await send()
    await waitFor(() => expect(callsOf('resetPassportPin')).toHaveLength(3))
    const [first, again, another] = callsOf('resetPassportPin')
    expect(first).toEqual({ token, lang: 'ja', key: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(again).toEqual(first)
    expect(another?.['key']).not.toBe(first?.['key'])
  })

  it('says when to try again, and where else to turn', async () => {
    answers['resetPassportPin'] = () => {
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 601 })
    }
    const user = await show()
    await user.click(screen.getByText(en.lostPin.title))
    await user.click(screen.getByRole('button', { name: en.lostPin.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 11 minutes')
    expect(screen.getByRole('link', { name: en.lostPin.contact })).toHaveAttribute('href', '/contact')
  })

  it('and a lost link has a way from here, too', async () => {
    location.hash = ''
    await show()
    expect(screen.getByRole('link', { name: en.link.lost })).toHaveAttribute('href', '/check#lost-link')
  })
})

describe('a PIN of one’s own', () => {
  async function choose(typed: string) {
    const user = await show()
    await user.type(screen.getByRole('textbox', { name: en.pin.label }), '123456')
    await user.click(screen.getByRole('button', { name: en.pin.submit }))
    const section = within(await screen.findByRole('region', { name: en.ownPin.title }))
    const field = section.getByRole('textbox', { name: en.ownPin.label })
    const submit = () => user.click(section.getByRole('button', { name: en.ownPin.submit }))
    await user.type(field, typed)
    await submit()
    return { user, section, field, submit }
  }

  it('is what the tab goes on with', async () => {
    const { user, section, field, submit } = await choose('８２０ 195')
    expect(await section.findByRole('status')).toHaveTextContent(en.ownPin.done)
    expect(field).toHaveValue('')
    await user.type(field, '407138')
    await submit()
    await waitFor(() =>
      expect(callsOf('changePassportPin')).toEqual([
        { token, pin: '123456', newPin: '820195' },
        { token, pin: '820195', newPin: '407138' },
      ]),
    )
    await waitFor(() => expect(sessionStorage.getItem('passport')).toBe(`${token} 407138`))
  })

  it('says at the field what is wrong with it', async () => {
    answers['changePassportPin'] = () => {
      throw new ApiError('INVALID_INPUT', { fields: [{ path: 'newPin', code: 'invalid' }] })
    }
    const { user, field, submit } = await choose('12345')
    expect(field).toHaveAccessibleDescription(`${en.ownPin.hint} ${en.pin.format}`)
    expect(callsOf('changePassportPin')).toEqual([])
    await user.type(field, '6')
    await submit()
    await waitFor(() => expect(field).toHaveAccessibleDescription(`${en.ownPin.hint} ${en.ownPin.weak}`))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('123456')
    expect(sessionStorage.getItem('passport')).toBe(`${token} 123456`)
  })

  it('says when the PIN before no longer counts', async () => {
    answers['changePassportPin'] = () => {
      throw new ApiError('NOT_FOUND')
    }
    const { section } = await choose('820195')
    expect(await section.findByRole('alert')).toHaveTextContent(en.failures.key)
  })
})
