'use client'

import { useTranslations } from 'next-intl'
import type { UseFormRegister } from 'react-hook-form'
import { ConsentField } from '@/components/form/consent-field'
import { TextField } from '@/components/ui/field'
import { keptMonths } from '@/lib/domain/spring-wish'
import { fieldId, type WishDraft, type WishField } from './wish-table'

type Props = {
  register: UseFormRegister<WishDraft>
  errorOf: (path: WishField) => string | undefined
}

/** Where the answer goes, and the agreement. */
export function ContactFields({ register, errorOf }: Props) {
  const t = useTranslations('wish')
  return (
    <fieldset aria-describedby="wish-contact-hint" className="grid gap-5 border-t border-ink pt-5">
      <legend className="float-left">
        <h3 className="text-xl">{t('parts.contact')}</h3>
      </legend>
      <p id="wish-contact-hint" className="-mt-4 max-w-text text-steel">
        {t('contactHint')}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={fieldId('contact.email')}
          label={t('email')}
          hint={t('emailHint')}
          error={errorOf('contact.email')}
          type="email"
          autoComplete="email"
          maxLength={200}
          {...register('contact.email')}
        />
        <TextField
          id={fieldId('contact.phone')}
          label={t('phone')}
          hint={t('phoneHint')}
          error={errorOf('contact.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...register('contact.phone')}
        />
      </div>
      <ConsentField
        id={fieldId('consent')}
        label={t('consent')}
        hint={t('consentHint', { months: keptMonths })}
        error={errorOf('consent')}
        required
        {...register('consent')}
      />
    </fieldset>
  )
}
