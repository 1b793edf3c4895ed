import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the page of a case says in the browser. */
export const casePageMessages: readonly MessagePath[] = [
  'case.kinds',
  'case.states',
  'case.fields',
  'case.values',
  'case.page',
  'form.optional',
  'form.full',
  'form.failure',
  'form.retry',
  'form.upload',
]
