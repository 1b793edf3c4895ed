'use client'

import type { UseFormRegister } from 'react-hook-form'
import { ConsentField } from '@/components/form/consent-field'
import { TextAreaField } from '@/components/form/text-area-field'
import { TextField } from '@/components/ui/field'
import type { BookingTexts } from './booking-texts'
import { fieldId, type VisitDraft, type VisitField } from './visit-form'

type Props = {
  register: UseFormRegister<VisitDraft>
  errorOf: (path: VisitField) => string | undefined
  texts: BookingTexts
}

/** Who comes, and the agreement. */
export function ContactStep({ register, errorOf, texts }: Props) {
  const { contact, optional } = texts
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={fieldId('name')}
          label={contact.name}
          error={errorOf('name')}
          required
          autoComplete="name"
          maxLength={120}
          {...register('name')}
        />
        <TextField
          id={fieldId('phone')}
          label={contact.phone}
          hint={contact.phoneHint}
          error={errorOf('phone')}
          required
          type="tel"
          autoComplete="tel"
          maxLength={24}
          {...register('phone')}
        />
        <TextField
          id={fieldId('email')}
          label={contact.email}
          note={optional}
          hint={contact.emailHint}
          error={errorOf('email')}
          type="email"
          autoComplete="email"
          maxLength={200}
          {...register('email')}
        />
      </div>
      <TextAreaField
        id={fieldId('note')}
        label={contact.note}
        note={optional}
        error={errorOf('note')}
        maxLength={1000}
        counted
        {...register('note')}
      />
      <ConsentField
        id={fieldId('consent')}
        label={texts.consent}
        error={errorOf('consent')}
        required
        {...register('consent')}
      />
    </>
  )
}
