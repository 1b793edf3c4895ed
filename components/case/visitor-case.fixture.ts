import type { VisitorCase } from '@/lib/contract/case'

/** A message to us, just received. */
export const receivedCase: VisitorCase = {
  number: 'R-2345-6789',
  kind: 'contact',
  state: 'received',
  rail: ['received'],
  open: true,
  createdAt: '2026-11-30T07:00:00.000Z',
  dueOn: '2026-12-01',
  resultOn: null,
  eraseOn: null,
  fields: [],
  messages: [],
  files: [],
  may: { reply: true, withdraw: true, replaceFile: false, erase: true },
}
