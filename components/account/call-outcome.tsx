import { Notice } from '@/components/ui/notice'
import { isSignedOut, useAccountFailure } from './failure-text'
import { SignInAgain } from './sign-in-again'
import type { AccountCall } from './use-account-call'

/** What came of a call, read out when it appears. */
export function CallOutcome({ call: { done, failure } }: { call: Pick<AccountCall, 'done' | 'failure'> }) {
  const tell = useAccountFailure()
  if (failure)
    return <Notice tone="danger" role="alert" title={tell(failure)} actions={isSignedOut(failure) && <SignInAgain />} />
  return done === null ? null : <Notice tone="success" role="status" title={done} />
}
