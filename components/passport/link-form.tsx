'use client'

import { useTranslations } from 'next-intl'
import { useState, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextField } from '@/components/ui/field'
import { findToken } from '@/lib/utils/passport-key'

type Props = { hrefs: { register: string; check: string } }

/** Where the link is, where it can be had again, and a field to paste it: the address in the browser has none. */
export function LinkForm({ hrefs }: Props) {
  const t = useTranslations('passport.link')
  const [error, setError] = useState('')
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pasted = new FormData(event.currentTarget).get('link')
    const token = findToken(typeof pasted === 'string' ? pasted : '')
    setError(token === null ? t('invalid') : '')
    if (token === null) document.getElementById('passport-link')?.focus()
    else location.hash = token
  }
  return (
    <section aria-labelledby="passport-link-title" className="grid gap-6">
      <div className="grid max-w-text gap-2">
        <h2 id="passport-link-title" className="text-3xl">
          {t('title')}
        </h2>
        <p>{t('text')}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid max-w-text gap-5">
        <TextField
          id="passport-link"
          name="link"
          label={t('label')}
          hint={t('hint')}
          error={error}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
        />
        <div>
          <Button type="submit">{t('submit')}</Button>
        </div>
      </form>
      <p className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-5">
        <ButtonLink href={hrefs.register} variant="quiet">
          {t('register')}
        </ButtonLink>
        <ButtonLink href={`${hrefs.check}#lost-link`} variant="quiet">
          {t('lost')}
        </ButtonLink>
        <ButtonLink href={hrefs.check} variant="quiet">
          {t('check')}
        </ButtonLink>
      </p>
    </section>
  )
}
