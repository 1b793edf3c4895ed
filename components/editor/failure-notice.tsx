import { useTranslations } from 'next-intl'
import { isSignedOut, useAccountFailure } from '@/components/account/failure-text'
import { SignInAgain } from '@/components/account/sign-in-again'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'

const sentences: Partial<Record<Failure['code'], 'conflict' | 'refused'>> = {
  CONFLICT: 'conflict',
  INVALID_INPUT: 'refused',
}

export function FailureNotice({ failure }: { failure: Failure }) {
  const t = useTranslations('editor.form')
  const tell = useAccountFailure()
  const own = sentences[failure.code]
  return (
    <Notice
      tone="danger"
      role="alert"
      title={own ? t(own) : tell(failure)}
      actions={isSignedOut(failure) && <SignInAgain />}
    />
  )
}
