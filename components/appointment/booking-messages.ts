import type { MessagePath } from '@/lib/i18n/pick-messages'

const booking = [
  'form',
  'steps',
  'lines',
  'jobs',
  'duration',
  'workshop',
  'job',
  'vehicle',
  'time',
  'contact',
  'consent',
  'summary',
  'submit',
  'sending',
  'errors',
  'booked',
] as const

/** What the booking form says in the browser. */
export const bookingMessages: readonly MessagePath[] = [
  ...booking.map((name) => `appointment.${name}` as const),
  'form.optional',
  'form.choose',
  'form.retry',
  'form.full',
  'form.left',
  'form.waiting',
  'form.vehicle',
  'spec.vehicleTypes',
  'dealer.finder',
]
