import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the application form says in the browser. */
export const applyMessages: readonly MessagePath[] = [
  'career.form',
  'career.apply.open',
  'form.optional',
  'form.phone',
  'form.errors',
  'form.upload',
  'form.retry',
  'form.full',
  'form.failure',
]
