import type { MessagePath } from '@/lib/i18n/pick-messages'

const register = [
  'form',
  'done',
  'next',
  'back',
  'send',
  'sendAgain',
  'sending',
  'change',
  'steps',
  'kept',
  'part',
  'vehicle',
  'purchase',
  'owner',
  'review',
  'errors',
  'failures',
  'sent',
] as const
const warranty = ['consents', 'positions', 'channels', 'terms', 'states', 'stateTexts', 'flags'] as const
const form = [
  'optional',
  'choose',
  'retry',
  'full',
  'summary',
  'errors.phone',
  'address',
  'name',
  'phone',
  'upload',
  'vehicle',
  'waiting',
] as const

/** What the registration says in the browser. */
export const registerMessages: readonly MessagePath[] = [
  ...register.map((name) => `warranty.register.${name}` as const),
  ...warranty.map((name) => `warranty.${name}` as const),
  ...form.map((name) => `form.${name}` as const),
  'spec.vehicleTypes',
]
