import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { spamGuardProps } from '@/components/form/robot-check-props'
import type { Passport } from '@/lib/contract/warranty-passport'
import { ApiError } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import en from '@/messages/en/passport.json'
import words from '@/messages/en/warranty.json'
import th from '@/messages/th/passport.json'
import thWords from '@/messages/th/warranty.json'
import { PassportDesk } from './passport-desk'
import { claim, coveredPassport, waitingPassport } from '@/tests/support/passports'
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
let getPassport: () => Passport

// Loaded when it is asked for; a busy machine takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('./open-passport'), import('./reply-form')])
})
beforeEach(() => {
  sessionStorage.clear()
  location.hash = token
  getPassport = () => coveredPassport
  callCompany.mockImplementation(async () => getPassport())
})
afterEach(() => {
  location.hash = ''
})

async function show(locale: Locale = 'en') {
  const guard = await spamGuardProps(locale, 'warranty_claim')
  render(<PassportDesk guard={guard} locale={locale} hrefs={hrefs} />, await withMessages(locale, passportMessages))
  return userEvent.setup({ delay: null })
}
const pinField = () => screen.getByRole('textbox', { name: /PIN/ })
async function open(typed = '123456', locale: Locale = 'en') {
  const user = await show(locale)
  await user.type(pinField(), typed)
  await user.click(screen.getByRole('button', { name: locale === 'th' ? th.pin.submit : en.pin.submit }))
  return user
}

it.each([
  ['en', '081-234-5678'],
  ['th', '081-234-5678'],
] as const)('writes the phone in %s as %s', async (locale, shown) => {
  await open('123456', locale)
  expect(await screen.findByText(shown)).toBeVisible()
})

describe('the way in', () => {
  it('without a key in the address, takes a pasted link and asks nothing before', async () => {
    location.hash = ''
    const user = await show()
    const field = screen.getByRole('textbox', { name: en.link.label })
    await user.type(field, 'https://example.com/services/warranty/passport')
    await user.click(screen.getByRole('button', { name: en.link.submit }))
    expect(field).toHaveAccessibleDescription(`${en.link.hint} ${en.link.invalid}`)
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, `#${token}`)
    await user.click(screen.getByRole('button', { name: en.link.submit }))
    expect(await screen.findByRole('textbox', { name: 'PIN' })).toBeInTheDocument()
    expect(callCompany).not.toHaveBeenCalled()
  })

  it.each(['12345', 'abcdef'])('does not send %s', async (typed) => {
    await open(typed)
    expect(pinField()).toHaveAccessibleDescription(`${en.pin.hint} ${en.pin.format}`)
    expect(callCompany).not.toHaveBeenCalled()
  })

  it.each([
    ['NOT_FOUND', new ApiError('NOT_FOUND'), en.pin.wrong],
    ['a link that is cut off', new ApiError('INVALID_INPUT'), en.pin.wrong],
    [
      'too many tries',
      new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 301 }),
      'Too many attempts. Please wait 6 minutes and try again.',
    ],
    [
      'one try too many',
      new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 }),
      'Too many attempts. Please wait 1 minute and try again.',
    ],
  ])('says at the field what %s means', async (_, error, message) => {
    getPassport = () => {
      throw error
    }
    await open()
    await waitFor(() => expect(pinField()).toHaveAccessibleDescription(`${en.pin.hint} ${message}`))
    await waitFor(() => expect(pinField()).toHaveFocus())
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps the PIN in the field when the company is not reached', async () => {
    getPassport = () => {
      throw new ApiError('UPSTREAM_UNAVAILABLE')
    }
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent(en.failures.down)
    expect(pinField()).toHaveValue('123456')
  })

  it('reads digits of other scripts and spaces', async () => {
    await open('๑๒๓ ４５６', 'th')
    await screen.findByText(coveredPassport.number)
    expect(callCompany).toHaveBeenCalledWith('getPassport', { token, pin: '123456', lang: 'th' })
  })

  it('opens again by itself in the same tab, even where the language switch dropped the key', async () => {
    sessionStorage.setItem('passport', `${token} 123456`)
    location.hash = ''
    await show()
    expect(await screen.findByText(coveredPassport.number)).toBeInTheDocument()
  })

  it('forgets everything when it is closed', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: en.actions.close }))
    expect(screen.queryByText(coveredPassport.number)).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByText(en.closed)).toHaveFocus())
    expect(location.hash).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('an open passport', () => {
  it('shows cover, documents and both sides of the warranty', async () => {
    await open()
    const card = await screen.findByRole('article', { name: en.card.label.replace('{number}', coveredPassport.number) })
    await waitFor(() => expect(card).toHaveFocus())
    expect(within(card).getByText('9 November 2027')).toBeInTheDocument()
    expect(within(card).getAllByText('21,200 km')).toHaveLength(2)
    expect(within(card).getByText(words.states.active)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: en.actions.certificate })).toHaveAttribute(
      'href',
      '/api/documents/warranty/certificate.pdf?ticket=ticket-1&lang=en',
    )
    expect(screen.getByRole('link', { name: en.actions.calendar })).toHaveAttribute(
      'href',
      '/api/documents/warranty/service.ics?ticket=ticket-1&lang=en',
    )
    const table = screen.getByRole('table', { name: en.cover.caption })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([en.cover.covered, en.cover.excluded])
    expect(within(table).getByText(words.exclusions.racing)).toBeInTheDocument()
  })

  it('asks for a fresh ticket before an old one is used', async () => {
    const assign = vi.fn()
    const user = await open()
    const link = await screen.findByRole('link', { name: en.actions.certificate })
    vi.stubGlobal('location', { hash: `#${token}`, assign })
    const later = Date.now() + 13 * 60_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    getPassport = () => ({ ...coveredPassport, ticket: 'ticket-2' })
    await user.click(link)
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith('/api/documents/warranty/certificate.pdf?ticket=ticket-2&lang=en'),
    )
    vi.unstubAllGlobals()
  })

  it('tells why in the words of the language, in the time of Thailand', async () => {
    getPassport = () => waitingPassport
    await open('123456', 'th')
    const history = within(await screen.findByRole('region', { name: th.timeline.title }))
    const [, judged, asked] = history.getAllByRole('listitem')
    expect(judged).toHaveTextContent(`${thWords.states['unknown-serial']}22 พฤศจิกายน 2569`)
    expect(judged).toHaveTextContent(
      `01:30 · ${thWords.actors.rule}${thWords.flags['unknown-serial']}${thWords.flags['receipt-missing']}`,
    )
    expect(asked).toHaveTextContent('The label is blurred.')
  })

  it('says what is open and offers neither certificate nor claim while it waits', async () => {
    getPassport = () => waitingPassport
    await open()
    const needs = within(await screen.findByRole('region', { name: en.needs.title }))
    expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      words.flags['unknown-serial'],
      words.flags['receipt-missing'],
    ])
    expect(screen.queryByRole('link', { name: en.actions.certificate })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: en.claims.open })).not.toBeInTheDocument()
    expect(screen.getByText(en.claims.waiting)).toBeInTheDocument()
  })

  it('what was asked is answered in words beside it, and whoever has written keeps their place', async () => {
    const asked: Passport = { ...waitingPassport, state: 'needs-information', flags: [], hasReceipt: true }
    getPassport = () => asked
    const user = await open()
    const needs = await screen.findByRole('region', { name: en.needs.title })
    const thread = screen.getByRole('region', { name: `${en.replies.title} ${asked.number}` })
    expect(needs.nextElementSibling).toBe(thread)
    await user.type(await screen.findByRole('textbox', { name: en.replies.label }), 'Here')
    const written = { at: '2026-11-24T04:00:00.000Z', from: 'customer', text: 'Here', photoCount: 0 } as const
    getPassport = () => ({ ...asked, state: 'submitted', thread: [written] })
    await user.click(within(thread).getByRole('button', { name: en.replies.submit }))
    expect(await within(thread).findByText(en.replies.done)).toBeVisible()
    expect(within(thread).getByText('Here')).toBeVisible()
    expect(within(thread).getByRole('button', { name: en.replies.submit })).toHaveFocus()
    expect(screen.queryByRole('region', { name: en.needs.title })).not.toBeInTheDocument()
  })

  it('shows claims with their own history', async () => {
    getPassport = () => ({
      ...coveredPassport,
      claims: [
        {
          ...claim,
          state: 'refused',
          timeline: [
            ...claim.timeline,
            { at: '2026-12-09T03:00:00.000Z', state: 'refused', actor: 'staff', reason: 'The rod is bent.' },
          ],
        },
      ],
    })
    await open()
    const item = within(await screen.findByRole('article', { name: claim.number }))
    expect(item.getAllByText(words.claimStates.refused)).toHaveLength(2)
    expect(item.getByText('The rod is bent.')).toBeInTheDocument()
  })
})
