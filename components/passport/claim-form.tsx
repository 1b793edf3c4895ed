'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Choice } from '@/components/form/choice'
import { ErrorSummary } from '@/components/form/error-summary'
import { FieldGroup } from '@/components/form/field-group'
import { NumberField } from '@/components/form/number-field'
import { SpamGuardField, type SpamGuardHandle, type SpamGuardProps } from '@/components/form/robot-check-guard'
import { isStillSending } from '@/components/form/still-sending'
import { TextAreaField } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Passport } from '@/lib/contract/warranty-passport'
import { claimSymptoms } from '@/lib/contract/warranty-words'
import type { Locale } from '@/lib/i18n/locales'
import {
  claimErrorOf,
  claimFieldId,
  claimFields,
  emptyClaim,
  makeClaimResolver,
  type ClaimDraft,
  type ClaimField,
  type ReadyClaim,
} from './claim-draft'
import { useFailureText } from './failure-text'
import type { PassportKey } from '@/lib/utils/passport-key'
import { PhotoFields } from './photo-fields'
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
  const warranty = useTranslations('warranty')
  const upload = useTranslations('form.upload')
  const failureText = useFailureText()
  const [resolver] = useState(() => makeClaimResolver(locale))
  const form = useForm<ClaimDraft, unknown, ReadyClaim>({
    resolver,
    defaultValues: emptyClaim(locale),
    shouldFocusError: false,
  })
  const { register, control, formState, handleSubmit } = form
  const photos = useWatch({ control, name: 'photoIds' })
  const { changePhoto, failure, send } = useClaim({ form, secret, locale, onOpened })
  const [tries, setTries] = useState(0)
  const [uploading, setUploading] = useState(false)
  const guardField = useRef<SpamGuardHandle>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { errors, isSubmitting } = formState

  const errorOf = (field: ClaimField) => (errors[field] ? t(`claim.errors.${claimErrorOf(field)}`) : undefined)
  const listed = claimFields.flatMap((field) => {
    const message = errorOf(field)
    return message === undefined ? [] : [{ field: claimFieldId(field), message }]
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
      <FieldGroup
        id={claimFieldId('symptom')}
        legend={t('claim.symptom')}
        error={errorOf('symptom')}
        role="radiogroup"
        required
      >
        {({ id }) => (
          <div className="grid gap-2 sm:grid-cols-2">
            {claimSymptoms.map((symptom, i) => (
              <Choice
                key={symptom}
                type="radio"
                framed
                value={symptom}
                label={warranty(`symptoms.${symptom}`)}
                {...(i === 0 && { id })}
                {...register('symptom')}
              />
            ))}
          </div>
        )}
      </FieldGroup>
      <TextAreaField
        id={claimFieldId('text')}
        label={t('claim.text')}
        hint={t('claim.textHint')}
        error={errorOf('text')}
        required
        rows={6}
        maxLength={2000}
        counted
        {...register('text')}
      />
      <NumberField
        id={claimFieldId('odometerKm')}
        label={t('claim.odometer')}
        note={t('optional')}
        error={errorOf('odometerKm')}
        unit={t('claim.km')}
        inputMode="numeric"
        className="max-w-64"
        {...register('odometerKm')}
      />
      <PhotoFields
        photos={photos}
        onChange={(index, file) => {
          changePhoto(index, file)
          setUploading(false)
        }}
        error={errorOf('photoIds')}
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
