import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import words from '@/messages/en/dealer-corner.json'
import { withMessages } from '@/tests/support/with-messages'
import { HoursEditor } from './hours-editor'

const day = { opens: '09:00', closes: '18:00' }
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: null, sun: null }

async function show() {
  const onSave = vi.fn()
  render(
    <HoursEditor value={week} busy={false} onSave={onSave} locale="en" />,
    await withMessages('en', ['dealer-corner']),
  )
  return onSave
}
const time = (name: string) => screen.getByLabelText(name)
const set = (name: string, value: string) => fireEvent.change(time(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: words.save }))

it('says at its day that a time is missing, once it is to be saved, and goes there', async () => {
  const onSave = await show()
  set('Tuesday: Opens', '')
  expect(screen.queryByRole('alert')).toBeNull()
  save()
  expect(time('Tuesday: Opens')).toHaveFocus()
  expect(time('Tuesday: Opens')).toBeInvalid()
  expect(time('Tuesday: Opens')).toHaveAccessibleDescription(words.hours.missing)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(onSave).not.toHaveBeenCalled()
  set('Tuesday: Opens', '10:00')
  expect(screen.queryByRole('alert')).toBeNull()
  save()
  expect(onSave).toHaveBeenCalledWith({ ...week, tue: { opens: '10:00', closes: '18:00' } })
})

it('does not save a day that ends before it begins', async () => {
  const onSave = await show()
  set('Friday: Closes', '08:00')
  save()
  expect(time('Friday: Opens')).toHaveFocus()
  expect(time('Friday: Closes')).toHaveAccessibleDescription(words.hours.order)
  expect(onSave).not.toHaveBeenCalled()
})
