'use client'

import { mdiFingerprint } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { PasskeyError, signWithPasskey, type PasskeyRefusal } from '@/lib/client/passkeys'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import type { SignInAnswer } from '@/lib/contract/session'
import { enter } from './enter'
import { useAccountFailure } from './failure-text'
import { PasskeyRefusalNotice } from './passkey-refusal'
import { usePasskeysHere } from './use-passkeys-here'

type Props = { to: string; onAnswer: (answer: SignInAnswer) => void }

/** A second way to sign in, where the device has it. */
export function PasskeySignIn({ to, onAnswer }: Props) {
  const t = useTranslations('account.passkey')
  const tell = useAccountFailure()
  const here = usePasskeysHere()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<PasskeyRefusal | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  if (here !== true) return null

  const enterByPasskey = async () => {
    setBusy(true)
    setRefusal(null)
    setFailure(null)
    try {
      const { ceremony, options } = await callCompany('beginPasskeySignIn', {})
      onAnswer(await enter('passkey', { ceremony, credential: await signWithPasskey(options) }, to))
    } catch (error) {
      if (error instanceof PasskeyError) setRefusal(error.refusal)
      else setFailure(readFailure(error))
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-4 border-t border-line pt-6">
      <Button variant="secondary" busy={busy} onClick={() => void enterByPasskey()}>
        <Icon path={mdiFingerprint} size={5} />
        {t('signIn')}
      </Button>
      {refusal && <PasskeyRefusalNotice refusal={refusal} />}
      {failure && (
        <Notice
          tone="danger"
          role="alert"
          title={failure.code === 'INVALID_CREDENTIALS' ? t('unknown') : tell(failure)}
        />
      )}
    </div>
  )
}
