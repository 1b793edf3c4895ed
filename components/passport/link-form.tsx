'use client'

import { useState, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextField } from '@/components/ui/field'
import { findToken } from './passport-key'
import type { PassportTexts } from './passport-texts'

type Props = { texts: PassportTexts['link']; hrefs: { register: string; check: string } }

/** Where the link is, where it can be had again, and a field to paste it: the address in the browser has none. */
export function LinkForm({ texts, hrefs }: Props) {
  const [error, setError] = useState('')
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pasted = new FormData(event.currentTarget).get('link')
    const token = findToken(typeof pasted === 'string' ? pasted : '')
    setError(token === null ? texts.invalid : '')
    if (token === null) document.getElementById('passport-link')?.focus()
    else location.hash = token
  }
  return (
    <section aria-labelledby="passport-link-title" className="grid gap-6">
      <div className="grid max-w-text gap-2">
        <h2 id="passport-link-title" className="text-3xl">
          {texts.title}
        </h2>
        <p>{texts.text}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid max-w-text gap-5">
        <TextField
          id="passport-link"
          name="link"
          label={texts.label}
          hint={texts.hint}
          error={error}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
        />
        <div>
          <Button type="submit">{texts.submit}</Button>
        </div>
      </form>
      <p className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-5">
        <ButtonLink href={hrefs.register} variant="quiet">
          {texts.register}
        </ButtonLink>
        <ButtonLink href={`${hrefs.check}#lost-link`} variant="quiet">
          {texts.lost}
        </ButtonLink>
        <ButtonLink href={hrefs.check} variant="quiet">
          {texts.check}
        </ButtonLink>
      </p>
    </section>
  )
}
