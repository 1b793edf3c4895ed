import type { MessagePath } from '@/lib/i18n/pick-messages'

const manage = [
  'loading',
  'invalidTitle',
  'invalidText',
  'downTitle',
  'downText',
  'vehicle',
  'asked',
  'state',
  'waits',
  'answered',
  'see',
  'withdraw',
  'withdrawText',
  'failedTitle',
  'withdrawnTitle',
  'withdrawnText',
  'back',
] as const

/** What the page of a wish says in the browser. */
export const manageMessages: readonly MessagePath[] = [
  ...manage.map((name) => `wish.manage.${name}` as const),
  'form.retry',
  'form.full',
]
