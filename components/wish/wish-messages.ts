import type { MessagePath } from '@/lib/i18n/pick-messages'

const wish = [
  'form',
  'parts',
  'contactHint',
  'email',
  'emailHint',
  'phone',
  'phoneHint',
  'consent',
  'consentHint',
  'submit',
  'sending',
  'errors',
  'sent',
] as const

/** What the form says in the browser. */
export const wishMessages: readonly MessagePath[] = [
  ...wish.map((name) => `wish.${name}` as const),
  'form.optional',
  'form.choose',
  'form.full',
  'form.failure',
  'form.vehicle',
  'spec.vehicleTypes',
]
