import type { MessagePath } from '@/lib/i18n/pick-messages'

const manage = [
  'loading',
  'invalidTitle',
  'invalidText',
  'downTitle',
  'downText',
  'states',
  'name',
  'phone',
  'state',
  'history',
  'note',
  'move',
  'moveSubmit',
  'moved',
  'cancel',
  'cancelText',
  'reason',
  'cancelSubmit',
  'cancelled',
  'failedTitle',
  'closed',
  'new',
  'event',
  'actors',
] as const
const errors = [
  'day',
  'slot',
  'takenTitle',
  'takenText',
  'takenChoose',
  'downTitle',
  'downText',
  'tooManyTitle',
  'tooManyText',
] as const

/** What the page of a booked visit says in the browser. */
export const manageMessages: readonly MessagePath[] = [
  ...manage.map((name) => `appointment.manage.${name}` as const),
  ...errors.map((name) => `appointment.errors.${name}` as const),
  'appointment.jobs',
  'appointment.summary',
  'appointment.time',
  'appointment.booked.number',
  'appointment.booked.calendar',
  'form.optional',
  'form.retry',
  'form.full',
]
