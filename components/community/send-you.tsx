'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { ConsentField } from '@/components/form/consent-field'
import { PhoneField } from '@/components/form/phone-field'
import { TextField } from '@/components/ui/field'
import { buildLimits } from '@/lib/contract/build-limits'
import { fieldId } from './send-fields'
import { SendPart } from './send-part'
import type { SendPartProps } from './send-props'

/** The name to be shown, how to reach who sends it, and the agreement. */
export function SendYou({ form: { register, control }, errorOf, locale }: SendPartProps) {
  const t = useTranslations('community.send')
  const phone = useController({ control, name: 'phone' })
  return (
    <SendPart title={t('you')}>
      <TextField
        id={fieldId('shownName')}
        label={t('shownName')}
        hint={t('shownNameHint')}
        error={errorOf('shownName')}
        required
        autoComplete="nickname"
        maxLength={buildLimits.name}
        className="max-w-96"
        {...register('shownName')}
      />
      <p>{t('reach')}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:items-end">
        <TextField
          id={fieldId('email')}
          label={t('email')}
          hint={t('emailHint')}
          error={errorOf('email')}
          type="email"
          autoComplete="email"
          maxLength={200}
          {...register('email')}
        />
        <PhoneField
          id={fieldId('phone')}
          country={locale === 'ja' ? 'JP' : 'TH'}
          value={phone.field.value}
          onChange={phone.field.onChange}
          error={errorOf('phone')}
          required={false}
          name="phone"
        />
      </div>
      <ConsentField
        id={fieldId('consent')}
        label={t('consent')}
        hint={t('consentHint')}
        error={errorOf('consent')}
        required
        {...register('consent')}
      />
    </SendPart>
  )
}
