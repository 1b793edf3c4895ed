'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle, Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import { useFailureText } from './failure-text'
import { readPin, type PassportKey } from '@/lib/utils/passport-key'

type Props = {
  secret: PassportKey
  onChanged: (pin: string) => void
}

/** Six digits of the owner's own in place of the ones we gave. */
export function OwnPin({ secret, onChanged }: Props) {
  const t = useTranslations('passport')
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [error, setError] = useState('')
  const [problem, setProblem] = useState('')

  const change = async (newPin: string) => {
    try {
      await callCompany('changePassportPin', { ...secret, newPin })
      onChanged(newPin)
      setDone(true)
      if (input.current) input.current.value = ''
    } catch (thrown) {
      const failure = readFailure(thrown)
      if (failure.code === 'INVALID_INPUT') setError(t('ownPin.weak'))
      else setProblem(failureText(failure))
      input.current?.focus()
    }
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const newPin = readPin(input.current?.value ?? '')
    const wellFormed = /^\d{6}$/.test(newPin)
    setDone(false)
    setProblem('')
    setError(wellFormed ? '' : t('pin.format'))
    if (!wellFormed) {
      input.current?.focus()
      return
    }
    setBusy(true)
    await change(newPin)
    setBusy(false)
  }
  return (
    <section aria-labelledby="passport-own-pin" data-print="none" className="grid gap-5">
      <div className="grid max-w-text gap-2">
        <h2 id="passport-own-pin" className="display text-3xl">
          {t('ownPin.title')}
        </h2>
        <p>{t('ownPin.text')}</p>
      </div>
      <form
        noValidate
        aria-labelledby="passport-own-pin"
        onSubmit={(event) => void submit(event)}
        className="grid max-w-text gap-5"
      >
        <Field id="passport-new-pin" label={t('ownPin.label')} hint={t('ownPin.hint')} error={error} required>
          {(control) => (
            <input
              ref={input}
              {...control}
              name="newPin"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={13}
              className={`${controlStyle} figure max-w-56 text-2xl`}
            />
          )}
        </Field>
        {problem === '' ? null : (
          <Notice tone="danger" role="alert" title={t('failures.title')}>
            {problem}
          </Notice>
        )}
        {done ? (
          <Notice tone="success" role="status" title={t('ownPin.done')}>
            {t('ownPin.doneText')}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {busy ? t('ownPin.sending') : t('ownPin.submit')}
          </Button>
        </div>
      </form>
    </section>
  )
}
