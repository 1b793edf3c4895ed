import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What trying an operation says in the browser. */
export const operationMessages = [
  'operation.try',
  'operation.result',
  'operation.code',
  'operation.errors',
] as const satisfies readonly MessagePath[]
