import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the check and the lost link say in the browser. */
export const checkMessages = [
  'form.summary',
  'warranty.check',
  'warranty.states',
  'warranty.stateTexts',
  'warranty.unknownPart',
] as const satisfies readonly MessagePath[]
