import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, expect, it } from 'vitest'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import en from '@/messages/en/appointment.json'
import form from '@/messages/en/form.json'
import { callCompany } from '@/tests/support/browser-company'
import { withMessages } from '@/tests/support/with-messages'
import { manageMessages } from './manage-messages'
import { TimeChooser } from './time-chooser'
import { fieldId } from './visit-form'

const slotsFrom = (day: string) => ({
  minutes: 60,
  days: [{ day, closed: false, holiday: false, soon: false, slots: [{ time: '13:00', free: 1 }] }],
})
const today = dayInThailand(new Date())
const full = { day: today, closed: false, holiday: false, soon: false, slots: [] }

beforeEach(() => {
  callCompany.mockImplementation((_: string, { from = today }: { from?: string }) => Promise.resolve(slotsFrom(from)))
})

const show = async (errors = {}) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TimeChooser workshop="w-1" job="setup" day="" slot="" onChoose={() => undefined} errors={errors} locale="en" />
    </SWRConfig>,
    await withMessages('en', manageMessages),
  )
const days = () => screen.findByRole('radiogroup', { name: en.time.days })

it('has the focus when other weeks take the place of the button that asked for them', async () => {
  await show()
  await days()
  await userEvent.click(screen.getByRole('button', { name: en.time.later }))
  expect(document.activeElement).toContainElement(await days())
  expect(document.body).not.toHaveFocus()
  expect(callCompany).toHaveBeenLastCalledWith(
    'getSlots',
    expect.objectContaining({ from: addDays(today, 14) }),
    expect.anything(),
  )
})

it('has the focus when the times that did not come are there after all', async () => {
  callCompany.mockRejectedValueOnce(new Error('down'))
  await show()
  await userEvent.click(await screen.findByRole('button', { name: form.retry }))
  expect(document.activeElement).toContainElement(await days())
  expect(document.body).not.toHaveFocus()
})

it.each([
  ['on their way', () => new Promise(() => undefined), 'day', en.errors.day],
  ['did not come', () => Promise.reject(new Error('down')), 'day', en.errors.day],
  ['are all taken', () => Promise.resolve({ minutes: 60, days: [full] }), 'day', en.time.none],
  ['are of other weeks', () => Promise.resolve(slotsFrom(today)), 'slot', en.errors.slot],
] as const)('a summary finds the place of a missing answer when the times %s', async (_, answer, path, told) => {
  callCompany.mockImplementation(answer)
  await show({ [path]: en.errors[path] })
  const place = await screen.findByText(told)
  expect(place).toHaveAttribute('id', fieldId(path))
  place.focus()
  expect(place).toHaveFocus()
})
