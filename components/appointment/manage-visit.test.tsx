import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Appointment } from '@/lib/contract/appointment'
import { ApiError, type ErrorCode } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import en from '@/messages/en/appointment.json'
import { withMessages } from '@/tests/support/with-messages'
import { manageMessages } from './manage-messages'
import { ManageVisit } from './manage-visit'
import { callCompany } from '@/tests/support/browser-company'

const hours = {
  weekly: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
  exceptions: [],
}
const visit: Appointment = {
  number: 'V-234-5678',
  state: 'booked',
  job: 'setup',
  minutes: 60,
  vehicle: { type: 'scooter', brand: 'Honda', model: 'PCX160', year: 2022 },
  day: '2026-11-24',
  slot: '09:00',
  name: 'Somchai',
  note: '',
  open: true,
  ics: 'BEGIN:VCALENDAR',
  workshop: {
    id: 'w-1',
    name: 'Khon Kaen',
    lines: [],
    province: { code: '40', name: 'Khon Kaen', slug: 'khon-kaen' },
    address: '1 Road',
    phones: ['02-000-0001'],
    lat: 1,
    lng: 1,
    hours,
    sample: true,
    jobs: [],
  },
  history: [{ at: '2026-11-21T03:00:00.000Z', what: 'booked', actor: 'visitor' }],
}
let answers: Record<string, (input: Record<string, unknown>) => unknown>
const refuse = (code: ErrorCode) => () => {
  throw new ApiError(code)
}

beforeEach(() => {
  location.hash = '#the-token'
  answers = {
    getAppointment: () => visit,
    getSlots: () => ({
      minutes: 60,
      days: [{ day: '2026-11-26', closed: false, holiday: false, soon: false, slots: [{ time: '13:00', free: 1 }] }],
    }),
    changeAppointment: ({ day, slot }) => ({ ...visit, state: 'changed', day, slot }),
    cancelAppointment: () => ({ ...visit, state: 'cancelled', open: false }),
  }
  callCompany.mockImplementation(async (operation: string, input: Record<string, unknown>) =>
    answers[operation]?.(input),
  )
})
afterEach(() => {
  location.hash = ''
})

async function show(locale: Locale = 'en') {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ManageVisit locale={locale} bookHref="/appointment" />
    </SWRConfig>,
    await withMessages(locale, manageMessages),
  )
  return userEvent.setup({ delay: null })
}

it('opens the visit of the link, whose secret is sent in no address', async () => {
  await show()
  expect(await screen.findByText('V-234-5678')).toBeInTheDocument()
  expect(screen.getByText('Tuesday, 24 November 2026, 09:00–10:00')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '02-000-0001' })).toHaveAttribute('href', 'tel:020000001')
  expect(callCompany).toHaveBeenCalledWith('getAppointment', { token: 'the-token', lang: 'en' })
})

it.each([
  ['en', 'Booked (by you)'],
  ['ja', '予約済み（お客様）'],
] as const)('puts who did it in the brackets of %s', async (locale, told) => {
  await show(locale)
  expect((await screen.findByRole('listitem')).textContent).toMatch(new RegExp(`· ${told.replace(/[()]/g, '\\$&')}$`))
})

it.each([
  ['th', 'วันอังคารที่ 24 พฤศจิกายน 2569 เวลา 09:00–10:00'],
  ['ja', '2026年11月24日（火曜日） 09:00–10:00'],
] as const)('says day and time as %s does', async (locale, told) => {
  await show(locale)
  expect(await screen.findByText(told)).toBeInTheDocument()
})

it('moves the visit and shows its new time', async () => {
  const user = await show()
  await user.click(await screen.findByText(en.manage.move))
  await user.click(await screen.findByRole('button', { name: en.manage.moveSubmit }))
  expect(await screen.findByText(en.errors.day)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /26 Nov/ }))
  await user.click(screen.getByRole('radio', { name: /^13:00/ }))
  await user.click(screen.getByRole('button', { name: en.manage.moveSubmit }))
  expect(await screen.findByRole('status')).toHaveTextContent(en.manage.moved)
  expect(document.activeElement).toHaveTextContent(en.manage.moved)
  expect(screen.getByText('Thursday, 26 November 2026, 13:00–14:00')).toBeInTheDocument()
  expect(callCompany).toHaveBeenCalledWith('changeAppointment', {
    token: 'the-token',
    lang: 'en',
    day: '2026-11-26',
    slot: '13:00',
  })
}, 40_000)

it('asks for another time when the new one is taken', async () => {
  answers.changeAppointment = refuse('CONFLICT')
  const user = await show()
  await user.click(await screen.findByText(en.manage.move))
  await user.click(await screen.findByRole('radio', { name: /26 Nov/ }))
  await user.click(screen.getByRole('radio', { name: /^13:00/ }))
  await user.click(screen.getByRole('button', { name: en.manage.moveSubmit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(en.errors.takenTitle)
  expect(screen.getByRole('radio', { name: /^13:00/ })).not.toBeChecked()
}, 40_000)

it('shows a visit that was cancelled in another tab meanwhile, and offers no other time', async () => {
  answers.changeAppointment = refuse('CONFLICT')
  const user = await show()
  await user.click(await screen.findByText(en.manage.move))
  await user.click(await screen.findByRole('radio', { name: /26 Nov/ }))
  await user.click(screen.getByRole('radio', { name: /^13:00/ }))
  answers.getAppointment = () => ({ ...visit, state: 'cancelled', open: false })
  await user.click(screen.getByRole('button', { name: en.manage.moveSubmit }))
  expect(await screen.findByText(en.manage.states.cancelled)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: en.manage.moveSubmit })).not.toBeInTheDocument()
}, 40_000)

it('cancels after a second step, with the reason, and offers nothing more', async () => {
  const user = await show()
  await user.click(await screen.findByText(en.manage.cancel))
  await user.type(screen.getByRole('textbox', { name: new RegExp(en.manage.reason) }), 'Rain')
  await user.click(screen.getByRole('button', { name: en.manage.cancelSubmit }))
  await waitFor(() => expect(screen.queryByRole('button', { name: en.manage.cancelSubmit })).not.toBeInTheDocument())
  expect(screen.getByText(en.manage.states.cancelled)).toBeInTheDocument()
  expect(document.activeElement).toHaveTextContent(en.manage.cancelled)
  expect(callCompany).toHaveBeenCalledWith('cancelAppointment', { token: 'the-token', lang: 'en', reason: 'Rain' })
}, 40_000)

it.each([
  ['NOT_FOUND', en.manage.invalidTitle],
  ['INVALID_INPUT', en.manage.invalidTitle],
  ['UPSTREAM_UNAVAILABLE', en.manage.downTitle],
] as const)('says what %s means', async (code, title) => {
  answers.getAppointment = refuse(code)
  await show()
  expect(await screen.findByText(title)).toBeInTheDocument()
})

it('asks nothing without a link, and follows one that is pasted', async () => {
  location.hash = ''
  await show()
  expect(screen.getByText(en.manage.invalidTitle)).toBeInTheDocument()
  expect(callCompany).not.toHaveBeenCalled()
  act(() => {
    location.hash = '#another'
  })
  expect(await screen.findByText('V-234-5678')).toBeInTheDocument()
})
