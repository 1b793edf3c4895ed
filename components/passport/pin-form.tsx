'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle, Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { Failure } from '@/lib/client/read-failure'
import { isWrongKey } from './wrong-key'
import { useFailureText } from './failure-text'
import { readPin } from '@/lib/utils/passport-key'

type Props = {
  /** Of the last try. */
  failure: Failure | null
  /** Answers whether it opened. */
  onPin: (pin: string) => Promise<boolean>
  onOtherLink: () => void
  /** What who has lost the PIN can do. */
  lost: ReactNode
}

/** Asks for the six digits that belong to the link. */
export function PinForm({ failure, onPin, onOtherLink, lost }: Props) {
  const t = useTranslations('passport.pin')
  const failures = useTranslations('passport.failures')
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [malformed, setMalformed] = useState(false)
  const refused = (given: Failure) => {
    if (isWrongKey(given)) return t('wrong')
    return given.code === 'TOO_MANY_REQUESTS' ? failureText(given) : ''
  }
  const error = malformed ? t('format') : busy || !failure ? '' : refused(failure)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pin = readPin(input.current?.value ?? '')
    const wellFormed = /^\d{6}$/.test(pin)
    setMalformed(!wellFormed)
    if (wellFormed) {
      setBusy(true)
      if (await onPin(pin)) return
      setBusy(false)
    }
    input.current?.focus()
    input.current?.select()
  }
  return (
    <section aria-labelledby="passport-pin-title" className="grid gap-6">
      <div className="grid max-w-text gap-2">
        <h2 id="passport-pin-title" className="text-3xl">
          {t('title')}
        </h2>
        <p>{t('text')}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-sm gap-5">
        <Field id="passport-pin" label={t('label')} hint={t('hint')} error={error} required>
          {(control) => (
            <input
              ref={input}
              {...control}
              name="pin"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={13}
              className={`${controlStyle} figure max-w-56 text-2xl`}
            />
          )}
        </Field>
        {failure && !busy && error === '' ? (
          <Notice tone="danger" role="alert" title={failures('title')}>
            {failureText(failure)}
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={busy}>
            {busy ? t('opening') : t('submit')}
          </Button>
          <Button variant="quiet" onClick={onOtherLink}>
            {t('other')}
          </Button>
        </div>
      </form>
      {lost}
    </section>
  )
}
