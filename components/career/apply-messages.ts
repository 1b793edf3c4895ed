import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the application form says in the browser. */
export const applyMessages: readonly MessagePath[] = [
  'career.form',
  'case.form.sent.number',
  'case.form.sent.key',
  'case.form.sent.copy',
  'case.form.sent.copied',
  'career.apply.open',
  'form.optional',
  'form.phone',
  'form.errors',
  'form.upload',
  'form.retry',
  'form.full',
  'form.failure',
]
