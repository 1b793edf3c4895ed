import { Notice } from '@/components/ui/notice'
import type { AccountCall } from './use-account-call'

/** What came of a call, read out when it appears. */
export function CallOutcome({ call: { done, words } }: { call: Pick<AccountCall, 'done' | 'words'> }) {
  if (words !== null) return <Notice tone="danger" role="alert" title={words} />
  return done === null ? null : <Notice tone="success" role="status" title={done} />
}
