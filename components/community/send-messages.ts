import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the form of a build says in the browser. */
export const sendMessages: readonly MessagePath[] = [
  'community.send',
  'case.form.sent',
  'spec.vehicleTypes',
  'form.optional',
  'form.choose',
  'form.vehicle',
  'form.phone',
  'form.errors',
  'form.upload',
  'form.retry',
  'form.full',
  'form.failure',
]
