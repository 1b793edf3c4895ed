'use client'

import { useTranslations } from 'next-intl'
import type { UseFormRegister } from 'react-hook-form'
import { ConsentField } from '@/components/form/consent-field'
import { TextAreaField } from '@/components/form/text-area-field'
import { TextField } from '@/components/ui/field'
import { fieldId, type VisitDraft, type VisitField } from './visit-form'

type Props = {
  register: UseFormRegister<VisitDraft>
  errorOf: (path: VisitField) => string | undefined
}

/** Who comes, and the agreement. */
export function ContactStep({ register, errorOf }: Props) {
  const t = useTranslations('appointment')
  const form = useTranslations('form')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={fieldId('name')}
          label={t('contact.name')}
          error={errorOf('name')}
          required
          autoComplete="name"
          maxLength={120}
          {...register('name')}
        />
        <TextField
          id={fieldId('phone')}
          label={t('contact.phone')}
          hint={t('contact.phoneHint')}
          error={errorOf('phone')}
          required
          type="tel"
          autoComplete="tel"
          maxLength={24}
          {...register('phone')}
        />
        <TextField
          id={fieldId('email')}
          label={t('contact.email')}
          note={form('optional')}
          hint={t('contact.emailHint')}
          error={errorOf('email')}
          type="email"
          autoComplete="email"
          maxLength={200}
          {...register('email')}
        />
      </div>
      <TextAreaField
        id={fieldId('note')}
        label={t('contact.note')}
        note={form('optional')}
        error={errorOf('note')}
        maxLength={1000}
        counted
        {...register('note')}
      />
      <ConsentField
        id={fieldId('consent')}
        label={t('consent')}
        error={errorOf('consent')}
        required
        {...register('consent')}
      />
    </>
  )
}
