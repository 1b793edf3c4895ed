'use client'

import { useTranslations } from 'next-intl'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'
import { NumberField } from '@/components/form/number-field'
import { TextAreaField } from '@/components/form/text-area-field'
import type { SentFile } from '@/components/form/upload-state'
import { claimSymptoms } from '@/lib/contract/warranty-words'
import { claimFieldId, type ClaimDraft, type ClaimField, type ReadyClaim } from './claim-draft'
import { PhotoFields } from './photo-fields'

type Props = {
  form: UseFormReturn<ClaimDraft, unknown, ReadyClaim>
  /** Already translated. */
  errorOf: (field: ClaimField) => string | undefined
  onPhoto: (index: number, file: SentFile | null) => void
}

function SymptomField({ form: { register }, errorOf }: Pick<Props, 'form' | 'errorOf'>) {
  const t = useTranslations('passport.claim')
  const warranty = useTranslations('warranty.symptoms')
  return (
    <FieldGroup
      id={claimFieldId('symptom')}
      legend={t('symptom')}
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
              label={warranty(symptom)}
              {...(i === 0 && { id })}
              {...register('symptom')}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

/** What is wrong, in the owner's words and pictures, and how far the vehicle has run. */
export function ClaimAnswers({ form, errorOf, onPhoto }: Props) {
  const t = useTranslations('passport')
  const { register, control } = form
  const photos = useWatch({ control, name: 'photoIds' })
  return (
    <>
      <SymptomField form={form} errorOf={errorOf} />
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
      <PhotoFields photos={photos} onChange={onPhoto} error={errorOf('photoIds')} />
    </>
  )
}
