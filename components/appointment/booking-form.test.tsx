import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { placeStore } from '@/components/nearest/place-store'
import { vehicleStore } from '@/components/fitment/vehicle-store'
import type { Workshop } from '@/lib/contract/appointment'
import { jobs } from '@/lib/contract/workshop-words'
import { ApiError } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import en from '@/messages/en/appointment.json'
import form from '@/messages/en/form.json'
import ja from '@/messages/ja/appointment.json'
import th from '@/messages/th/appointment.json'
import thaiForm from '@/messages/th/form.json'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { withMessages } from '@/tests/support/with-messages'
import { BookingForm } from './booking-form'
import { bookingMessages } from './booking-messages'
import { callCompany } from '@/tests/support/browser-company'
import { visitChanged } from './changed-visits'
import { keepVisitDraft, readVisitDraft } from './visit-draft'
import { emptyVisit } from './visit-form'

const hours = {
  weekly: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
  exceptions: [],
}
const workshop = (id: string, code: string, name: string): Workshop => ({
  id,
  name,
  lines: ['pickup', 'scooter'],
  province: { code, name: `Province ${code}`, slug: `province-${code}` },
  address: `${name} Road`,
  phones: ['02-000-0001'],
  lat: 1,
  lng: 1,
  hours,
  sample: true,
  jobs: jobs.map((job) => ({ id: job, minutes: 120 })),
})
const workshops = [
  { ...workshop('w-1', '40', 'Khon Kaen'), lat: 16.43, lng: 102.83 },
  { ...workshop('w-2', '83', 'Phuket'), lat: 7.88, lng: 98.39, lines: ['pickup' as const] },
  {
    ...workshop('w-3', '92', 'Trang'),
    lat: 7.556,
    lng: 99.611,
    lines: ['pickup' as const],
    jobs: [{ id: 'overhaul' as const, minutes: 180 }],
  },
]
const vehicle = {
  id: 'isuzu-d-max-2019',
  type: 'pickup',
  body: 'pickup',
  brandId: 'isuzu',
  brand: 'Isuzu',
  modelId: 'd-max',
  model: 'D-Max',
  generation: 'RG',
  from: '2019-10',
  to: null,
}
const slots = {
  minutes: 120,
  days: [
    {
      day: '2026-11-24',
      closed: false,
      holiday: false,
      soon: false,
      slots: [
        { time: '09:00', free: 2 },
        { time: '13:00', free: 1 },
      ],
    },
    { day: '2026-11-25', closed: true, holiday: false, soon: false, slots: [] },
  ],
}

const answers: Record<string, (input: Record<string, unknown>) => unknown> = {
  getSlots: () => slots,
  getBrandsByVehicle: () => [{ id: 'isuzu', name: 'Isuzu', types: ['pickup'], modelCount: 1 }],
  getModels: () => [
    { id: 'd-max', brandId: 'isuzu', name: 'D-Max', type: 'pickup', body: 'pickup', fromYear: 2012, toYear: null },
  ],
  getYears: () => [
    { year: 2021, vehicle },
    { year: 2020, vehicle },
  ],
  getVehicle: () => vehicle,
  bookAppointment: () => ({ number: 'V-234-5678', manage: '/appointment/manage#secret', ics: 'BEGIN:VCALENDAR' }),
}
let booking = answers.bookAppointment

beforeEach(() => {
  localStorage.clear()
  booking = answers.bookAppointment
  callCompany.mockImplementation(async (operation: string, input: Record<string, unknown>) =>
    (operation === 'bookAppointment' ? booking : answers[operation])?.(input),
  )
})

async function show(locale: Locale = 'en') {
  const guard = await spamGuardProps(locale, 'appointment')
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BookingForm workshops={workshops} guard={guard} locale={locale} />
    </SWRConfig>,
    await withMessages(locale, bookingMessages),
  )
  return userEvent.setup({ delay: null })
}
const sent = () =>
  callCompany.mock.calls
    .filter(([operation]) => operation === 'bookAppointment')
    .map(([, input]) => input as Record<string, unknown>)
const radio = (name: RegExp) => screen.getByRole('radio', { name })

const keepDraft = () => keepVisitDraft({ ...emptyVisit('en'), workshop: 'w-2', name: 'Somchai' }, { text: '', key: '' })

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(radio(/^Khon Kaen/))
  await user.click(radio(/^Fitting/))
  await user.selectOptions(screen.getByRole('combobox', { name: form.vehicle.type }), 'pickup')
  await screen.findByRole('option', { name: 'Isuzu' })
  await user.selectOptions(screen.getByRole('combobox', { name: form.vehicle.brand }), 'isuzu')
  await screen.findByRole('option', { name: 'D-Max' })
  await user.selectOptions(screen.getByRole('combobox', { name: form.vehicle.model }), 'd-max')
  await user.click(await screen.findByRole('radio', { name: /24 Nov/ }))
  await user.click(radio(/^09:00–11:00/))
  await user.type(screen.getByRole('textbox', { name: en.contact.name }), 'Somchai')
  await user.type(screen.getByRole('textbox', { name: en.contact.phone }), '0812345678')
  await user.click(screen.getByRole('checkbox', { name: en.consent }))
}
const submit = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: en.submit }))

describe('the booking form', () => {
  it('names every answer that is missing, each a way to its field', async () => {
    const user = await show()
    await submit(user)
    const summary = await screen.findByRole('group', { name: en.errors.title })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual((['workshop', 'job', 'type', 'day', 'name', 'phone', 'consent'] as const).map((key) => en.errors[key]))
    await waitFor(() => expect(summary).toHaveFocus())
    expect(screen.getByRole('textbox', { name: en.contact.name })).toHaveAccessibleDescription(en.errors.name)
    expect(sent()).toEqual([])
  })

  it('books what was chosen and hands over the private link', async () => {
    const user = await show()
    await fill(user)
    await submit(user)
    expect(await screen.findByText('V-234-5678')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: en.booked.link })).toHaveAttribute('href', '/appointment/manage#secret')
    expect(screen.getByText(/Tuesday, 24 November 2026, 09:00–11:00/)).toBeInTheDocument()
    expect(await screen.findByText('+66 81 234 5678')).toBeInTheDocument()
    expect(sent()).toMatchObject([
      {
        workshop: 'w-1',
        job: 'fitting',
        vehicle: { type: 'pickup', brand: 'Isuzu', model: 'D-Max', year: null },
        day: '2026-11-24',
        slot: '09:00',
        phone: '0812345678',
        consent: true,
        lang: 'en',
        guard: { website: '' },
      },
    ])
  }, 40_000)

  it('reads the phone number back to a Thai as Thais write it', async () => {
    const user = await show('th')
    await user.type(screen.getByRole('textbox', { name: th.contact.phone }), '0812345678')
    expect(await screen.findByText('081-234-5678')).toBeInTheDocument()
  })

  it('is empty again for who comes back after the visit was moved or cancelled', async () => {
    booking = () => ({ number: 'V-234-5678', manage: '/appointment/manage#cancelled', ics: 'BEGIN:VCALENDAR' })
    const guard = await spamGuardProps('en', 'appointment')
    const at = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <BookingForm workshops={workshops} guard={guard} locale="en" />
        </SWRConfig>
      </Activity>
    )
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { rerender } = render(at('visible'), await withMessages('en', bookingMessages))
    const user = userEvent.setup({ delay: null })
    await fill(user)
    await submit(user)
    await screen.findByText('V-234-5678')
    const panel = screen.getByRole('group', { name: en.booked.title })
    expect(panel).toHaveFocus()
    rerender(at('hidden'))
    rerender(at('visible'))
    expect(screen.getByText('V-234-5678')).toBeVisible()
    // From its beginning, once.
    expect(scroll.mock.contexts).toEqual([panel])
    rerender(at('hidden'))
    visitChanged('cancelled')
    rerender(at('visible'))
    expect(screen.queryByText('V-234-5678')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: en.contact.name })).toHaveValue('')
  }, 40_000)

  it.each([
    ['UPSTREAM_UNAVAILABLE', en.errors.downText],
    ['STORAGE_FULL', 'Nothing was saved. Everything you typed is kept'],
  ] as const)(
    'keeps everything after %s, and sends the same key again',
    async (code, told) => {
      booking = () => {
        throw new ApiError(code)
      }
      const user = await show()
      await fill(user)
      await submit(user)
      expect(await screen.findByRole('alert')).toHaveTextContent(told)
      expect(screen.getByRole('textbox', { name: en.contact.name })).toHaveValue('Somchai')
      booking = answers.bookAppointment
      await submit(user)
      await screen.findByText('V-234-5678')
      const keys = sent().map(({ key }) => key)
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    },
    40_000,
  )

  it('asks for another time when the chosen one is taken, with a fresh list and a new key', async () => {
    booking = () => {
      throw new ApiError('CONFLICT', { fields: [{ path: 'slot', code: 'unknown-value' }] })
    }
    const user = await show()
    await fill(user)
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(en.errors.takenTitle)
    expect(radio(/^09:00–11:00/)).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: en.errors.takenChoose }))
    await waitFor(() => expect(radio(/^09:00–11:00/)).toHaveFocus())
    await waitFor(() =>
      expect(callCompany.mock.calls.filter(([operation]) => operation === 'getSlots')).toHaveLength(2),
    )
    booking = answers.bookAppointment
    await user.click(radio(/^13:00–15:00/))
    await submit(user)
    await screen.findByText('V-234-5678')
    expect(sent().map(({ slot }) => slot)).toEqual(['09:00', '13:00'])
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2)
  }, 40_000)

  it('puts an error of the server at its field', async () => {
    booking = () => {
      throw new ApiError('INVALID_INPUT', { fields: [{ path: 'phone', code: 'invalid' }] })
    }
    const user = await show()
    await fill(user)
    await submit(user)
    await waitFor(() => expect(screen.getByRole('textbox', { name: en.contact.phone })).toBeInvalid())
    expect(screen.getByRole('textbox', { name: en.contact.phone })).toHaveAccessibleDescription(
      `${en.contact.phoneHint} ${en.errors.phone}`,
    )
  }, 40_000)

  it.each(['092-123-4567', '０９２－１２３－４５６７'])('reads %s back with its country', async (typed) => {
    const user = await show('ja')
    const field = screen.getByRole('textbox', { name: ja.contact.phone })
    await user.type(field, typed)
    expect(await screen.findByText('+66 92 123 4567')).toBeInTheDocument()
    await user.type(field, '{Backspace}')
    expect(screen.queryByText('+66 92 123 4567')).not.toBeInTheDocument()
  })

  it('fills in the remembered vehicle', { timeout: 20_000 }, async () => {
    vehicleStore.write({ id: vehicle.id, year: 2021, names: {} })
    await show()
    await waitFor(() => expect(screen.getByRole('combobox', { name: form.vehicle.model })).toHaveValue('d-max'), {
      timeout: 10_000,
    })
    expect(screen.getByRole('combobox', { name: /^Model year/ })).toHaveValue('2021')
    expect(screen.getByText('Isuzu D-Max 2021')).toBeInTheDocument()
  })

  it('takes the job of a link before a workshop is chosen, and lets go of it where it is not done', async () => {
    history.replaceState(null, '', '/appointment?job=fitting')
    const user = await show()
    expect(radio(/^Fitting/)).toBeChecked()
    await user.click(radio(/^Khon Kaen/))
    expect(radio(/^Fitting/)).toBeChecked()
    expect(await screen.findByRole('radio', { name: /24 Nov/ })).toBeEnabled()
    await user.click(radio(/^Trang/))
    expect(screen.queryByRole('radio', { name: /^Fitting/ })).not.toBeInTheDocument()
    expect(screen.getByText(en.time.first)).toBeInTheDocument()
    history.replaceState(null, '', '/appointment')
  })

  it('puts back what was kept, also where this browser remembers a vehicle', { timeout: 20_000 }, async () => {
    vehicleStore.write({ id: vehicle.id, year: 2021, names: {} })
    keepDraft()
    await show()
    expect(await screen.findByText(form.waiting.putBack)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: en.contact.name })).toHaveValue('Somchai')
    expect(radio(/^Phuket/)).toBeChecked()
  })

  it('keeps workshop and job of a link where something else was kept', { timeout: 20_000 }, async () => {
    keepDraft()
    history.replaceState(null, '', '/appointment?job=fitting&workshop=w-1')
    await show()
    await act(() => readVisitDraft(new Date(), 'en'))
    expect(radio(/^Khon Kaen/)).toBeChecked()
    expect(radio(/^Fitting/)).toBeChecked()
    expect(screen.queryByText(form.waiting.putBack)).not.toBeInTheDocument()
    history.replaceState(null, '', '/appointment')
  })

  it('shows the nearest workshop first once the place is known, and keeps the chosen one in sight', async () => {
    const user = await show()
    const names = () =>
      screen.getAllByRole('radio', { name: /^(Khon Kaen|Phuket|Trang)/ }).map((input) => input.getAttribute('value'))
    expect(names()).toEqual(['w-1', 'w-2', 'w-3'])
    act(() => placeStore.write({ lat: 7.5, lng: 99.6 }))
    expect(names()).toEqual(['w-3', 'w-2', 'w-1'])
    expect(radio(/^Trang.*6\.3\skm/)).toBeInTheDocument()
    await user.click(radio(/^Khon Kaen/))
    await user.selectOptions(screen.getByRole('combobox', { name: en.workshop.line }), 'scooter')
    expect(names()).toEqual(['w-1'])
    expect(screen.getByRole('img', { name: en.workshop.map })).toHaveTextContent('1')
    act(() => placeStore.write(null))
  })

  it.each(['2564', '๒๕๖๔'])(
    'takes %s in Thai for a vehicle of 2021, and dates a visit in the Buddhist era',
    async (year) => {
      const user = await show('th')
      await user.click(screen.getByRole('checkbox', { name: thaiForm.vehicle.unlisted }))
      await user.selectOptions(screen.getByRole('combobox', { name: thaiForm.vehicle.type }), 'pickup')
      await user.type(screen.getByRole('textbox', { name: thaiForm.vehicle.brand }), 'Isuzu')
      await user.type(screen.getByRole('textbox', { name: new RegExp(`^${thaiForm.vehicle.year}`) }), year)
      expect(screen.getByText('Isuzu 2021')).toBeInTheDocument()
      await user.click(radio(/^Khon Kaen/))
      await user.click(radio(new RegExp(`^${th.jobs.fitting.name}`)))
      await user.click(await screen.findByRole('radio', { name: /24 พ\.ย\./ }))
      expect(screen.getByText(`เวลาในวันอังคารที่ 24 พฤศจิกายน 2569`)).toBeInTheDocument()
    },
    40_000,
  )
})
