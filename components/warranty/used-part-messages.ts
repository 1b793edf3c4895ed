import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the page of a link for a buyer says in the browser. */
export const usedPartMessages = [
  'warranty.usedPart',
  'warranty.states',
  'warranty.unknownPart',
  'warranty.check.failures',
  'form.retry',
] as const satisfies readonly MessagePath[]
