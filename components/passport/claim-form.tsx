'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { formErrors } from '@/components/form/form-errors'
import { SpamGuardField, type SpamGuardHandle, type SpamGuardProps } from '@/components/form/robot-check-guard'
import { isStillSending } from '@/components/form/still-sending'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { Locale } from '@/lib/i18n/locales'
import { claimErrorOf, claimFieldId, claimFields } from './claim-draft'
import { ClaimAnswers } from './claim-answers'
import { useFailureText } from './failure-text'
import type { PassportKey } from '@/lib/utils/passport-key'
import { useClaim } from './use-claim'

type Props = {
  secret: PassportKey
  guard: SpamGuardProps
  locale: Locale
  onOpened: (claim: Passport['claims'][number]) => void
}

/** What is wrong with a part, in four answers. What is typed stays, whatever happens to the sending. */
export function ClaimForm({ secret, guard, locale, onOpened }: Props) {
  const t = useTranslations('passport')
  const upload = useTranslations('form.upload')
  const failureText = useFailureText()
  const { form, changePhoto, failure, send } = useClaim({ secret, locale, onOpened })
  const { formState, handleSubmit } = form
  const [tries, setTries] = useState(0)
  const [uploading, setUploading] = useState(false)
  const guardField = useRef<SpamGuardHandle>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { isSubmitting } = formState

  const { errorOf, list: listed } = formErrors(form, {
    paths: claimFields,
    say: (field) => t(`claim.errors.${claimErrorOf(field)}`),
    idOf: claimFieldId,
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const waits = isStillSending(event.currentTarget)
    setUploading(waits)
    if (waits) return
    void handleSubmit((ready) => send(ready, guardField.current))(event).finally(() => setTries((count) => count + 1))
  }
  return (
    <form
      noValidate
      aria-labelledby="claim-title"
      onSubmit={submit}
      className="grid grid-cols-1 gap-7 border-t-3 border-ink bg-white p-5 sm:p-8"
    >
      <div className="grid max-w-text gap-2">
        <h3 id="claim-title" ref={title} tabIndex={-1} className="text-2xl">
          {t('claim.title')}
        </h3>
        <p>{t('claim.lead')}</p>
      </div>
      <ClaimAnswers
        form={form}
        errorOf={errorOf}
        onPhoto={(index, file) => {
          changePhoto(index, file)
          setUploading(false)
        }}
      />
      <SpamGuardField ref={guardField} {...guard} />
      {listed.length > 0 && tries > 0 ? (
        <ErrorSummary key={tries} title={t('claim.errors.title')} errors={listed} />
      ) : null}
      {uploading ? <Notice tone="warning" role="alert" title={upload('stillSending')} /> : null}
      {failure && !isSubmitting ? (
        <Notice tone="danger" role="alert" title={t('failures.title')}>
          {failureText(failure)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? t('claim.sending') : t('claim.submit')}
        </Button>
      </div>
    </form>
  )
}
