import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the parts of the registration that ask next-intl themselves say in the browser. */
export const registerMessages = [
  'form.upload',
  'form.retry',
  'form.full',
  'warranty.register.failures',
] as const satisfies readonly MessagePath[]
