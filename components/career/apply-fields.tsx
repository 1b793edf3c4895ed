'use client'

import { useTranslations } from 'next-intl'
import { useController, type UseFormReturn } from 'react-hook-form'
import { PhoneField } from '@/components/form/phone-field'
import { TextAreaField } from '@/components/form/text-area-field'
import { UploadField } from '@/components/form/upload-field'
import { TextField } from '@/components/ui/field'
import { StickyDisclosure } from '@/components/ui/sticky-disclosure'
import { applicationLimits, type JobForm } from '@/lib/contract/career-words'
import {
  fieldId,
  furtherFields,
  type ApplyDraft,
  type ApplyField,
  type FurtherField,
  type ReadyApplication,
} from './apply-table'

type Props = {
  form: UseFormReturn<ApplyDraft, unknown, ReadyApplication>
  errorOf: (path: ApplyField) => string | undefined
}

/** What an application needs: a phone number, and a résumé or three lines. */
export function NeededFields({ form: { register, control }, errorOf }: Props) {
  const t = useTranslations('career.form')
  const words = useTranslations('form')
  const phone = useController({ control, name: 'phone' })
  const resume = useController({ control, name: 'resumeId' })
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-3 gap-y-1.5">
        <PhoneField
          id={fieldId('phone')}
          hint={null}
          country="TH"
          value={phone.field.value}
          onChange={phone.field.onChange}
          error={errorOf('phone')}
          name="phone"
        />
        <TextField
          id={fieldId('name')}
          label={t('name')}
          note={words('optional')}
          error={errorOf('name')}
          autoComplete="name"
          maxLength={applicationLimits.line}
          {...register('name')}
        />
        <p className="col-span-full text-sm text-steel">{t('phoneHint')}</p>
      </div>
      <UploadField
        id={fieldId('resumeId')}
        purpose="resume"
        otherKind={words('upload.resumeKind')}
        label={t('resume')}
        hint={t('resumeHint')}
        error={errorOf('resumeId')}
        value={resume.field.value}
        onChange={resume.field.onChange}
      />
      <TextAreaField
        id={fieldId('text')}
        label={t('text')}
        hint={t('textHint')}
        error={errorOf('text')}
        rows={3}
        maxLength={applicationLimits.text}
        {...register('text')}
      />
    </>
  )
}

const inputs: Partial<Record<FurtherField, { type: string; autoComplete?: string }>> = {
  email: { type: 'email', autoComplete: 'email' },
  portfolio: { type: 'url' },
}

/** What may be said besides; folded away, so that the page stays one screen. */
export function FurtherFields({ form: { register }, errorOf, asks }: Props & { asks: JobForm }) {
  const t = useTranslations('career.form')
  const fields = furtherFields(asks)
  return (
    <StickyDisclosure summary={t('more')} needed={fields.some(({ path }) => errorOf(path) !== undefined)}>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ path, label }) => (
          <TextField
            key={path}
            id={fieldId(path)}
            label={t(label)}
            hint={path === 'email' ? t('emailHint') : undefined}
            error={errorOf(path)}
            maxLength={applicationLimits.line}
            {...inputs[path]}
            {...register(path)}
          />
        ))}
      </div>
    </StickyDisclosure>
  )
}
