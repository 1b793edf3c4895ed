import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the finder of documents says in the browser. */
export const finderMessages = [
  'documents.finder',
  'documents.kinds',
  'documents.list',
] as const satisfies readonly MessagePath[]

/** What the filter of approvals and their table say in the browser. */
export const approvalMessages = [
  'documents.approvals.filter',
  'documents.approvals.kinds',
  'documents.approvals.table',
  'documents.approvals.sample',
  'documents.approvals.noDate',
] as const satisfies readonly MessagePath[]
