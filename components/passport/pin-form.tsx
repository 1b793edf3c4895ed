'use client'

import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle, Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { failureText, isWrongKey, type Failure } from './failure'
import { readPin } from './passport-key'
import type { PassportTexts } from './passport-texts'

type Props = {
  texts: PassportTexts
  /** Of the last try. */
  failure: Failure | null
  /** Answers whether it opened. */
  onPin: (pin: string) => Promise<boolean>
  onOtherLink: () => void
  /** What who has lost the PIN can do. */
  lost: ReactNode
}

function fieldError(failure: Failure | null, { pin, failures }: PassportTexts): string {
  if (!failure) return ''
  if (isWrongKey(failure)) return pin.wrong
  return failure.code === 'TOO_MANY_REQUESTS' ? failureText(failure, failures) : ''
}

/** Asks for the six digits that belong to the link. */
export function PinForm({ texts, failure, onPin, onOtherLink, lost }: Props) {
  const { pin: words, failures } = texts
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [malformed, setMalformed] = useState(false)
  const error = malformed ? words.format : busy ? '' : fieldError(failure, texts)

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
          {words.title}
        </h2>
        <p>{words.text}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-sm gap-5">
        <Field id="passport-pin" label={words.label} hint={words.hint} error={error} required>
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
          <Notice tone="danger" role="alert" title={failures.title}>
            {failureText(failure, failures)}
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={busy}>
            {busy ? words.opening : words.submit}
          </Button>
          <Button variant="quiet" onClick={onOtherLink}>
            {words.other}
          </Button>
        </div>
      </form>
      {lost}
    </section>
  )
}
