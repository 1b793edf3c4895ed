import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { placeStore } from '@/components/nearest/place-store'
import type { Workshop } from '@/lib/contract/appointment'
import { withMessages } from '@/tests/support/with-messages'
import { bookingMessages } from './booking-messages'
import { WorkshopStep } from './workshop-step'

const workshop: Workshop = {
  id: 'w-1',
  name: 'ตรัง เซอร์วิส',
  lines: ['pickup'],
  province: { code: '92', name: 'Trang', slug: 'trang' },
  address: '1 Sample Road, Trang 92000',
  phones: ['02-000-0001', '02-000-0002'],
  lat: 7.556,
  lng: 99.611,
  hours: {
    weekly: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
    exceptions: [],
  },
  sample: true,
  jobs: [],
}
const field = { name: 'workshop', onChange: async () => undefined, onBlur: async () => undefined, ref: () => undefined }

beforeEach(async () => {
  localStorage.clear()
  render(
    <WorkshopStep workshops={[workshop]} chosen="" error={undefined} field={field} locale="en" />,
    await withMessages('en', bookingMessages),
  )
})

it('names a workshop, and tells where it is and its phones as the description', () => {
  const radio = screen.getByRole('radio')
  expect(radio).toHaveAccessibleName(workshop.name)
  expect(radio).toHaveAccessibleDescription('Trang · 1 Sample Road, Trang 92000 · 02-000-0001 · 02-000-0002')
  expect(screen.getByText(workshop.address)).toHaveAttribute('lang', 'en')
})

it('names it with the distance, where that is what one chooses by', () => {
  act(() => placeStore.write({ lat: 7.5, lng: 99.6 }))
  const radio = screen.getByRole('radio')
  expect(radio).toHaveAccessibleName(/^ตรัง เซอร์วิส · 6\.3\skm$/)
  expect(radio).toHaveAccessibleDescription('1 Sample Road, Trang 92000 · 02-000-0001 · 02-000-0002')
  act(() => placeStore.write(null))
})
