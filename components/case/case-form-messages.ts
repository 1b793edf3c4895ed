import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What a form says in the browser. */
export const caseFormMessages: readonly MessagePath[] = [
  'case.form',
  'form.optional',
  'form.choose',
  'form.full',
  'form.failure',
  'form.retry',
  'form.upload',
  'form.waiting',
]
