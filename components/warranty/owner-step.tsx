'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { AddressFields } from '@/components/form/address-fields'
import { addressFields } from '@/components/form/address-parts'
import { homeCountry } from '@/lib/i18n/home-country'
import { NameFields } from '@/components/form/name-fields'
import { PhoneField } from '@/components/form/phone-field'
import { TextField } from '@/components/ui/field'
import { FurtherFields } from './further-fields'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'

/** Step 3: who owns the part. */
export function OwnerStep(props: StepProps) {
  const { form, errorOf, tried, locale } = props
  const t = useTranslations('warranty.register.owner')
  const words = useTranslations('form')
  const { control, setValue, register } = form
  const [name, kana, phone, address] = useWatch({
    control,
    name: ['owner.name', 'owner.kana', 'owner.phone', 'owner.address'],
  })
  const put = { shouldDirty: true, shouldValidate: tried }
  const addressErrors = Object.fromEntries(
    addressFields.flatMap((field) => {
      const error = errorOf(`owner.address.${field}`)
      return error === undefined ? [] : [[field, error]]
    }),
  )
  const begun = addressFields.some((field) => field !== 'country' && address[field]?.trim())
  return (
    <>
      <NameFields
        id={fieldId('owner.name')}
        value={{ name, kana }}
        onChange={(person) => {
          setValue('owner.name', person.name, put)
          setValue('owner.kana', person.kana ?? '', put)
        }}
        errors={{ name: errorOf('owner.name'), kana: errorOf('owner.kana') }}
        lang={locale}
      />
      <p className="max-w-text">{t('reach')}</p>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-y-0 sm:*:row-span-4 sm:*:grid-rows-subgrid sm:*:gap-y-0 sm:*:*:not-first:mt-1.5">
        <PhoneField
          id={fieldId('owner.phone')}
          value={phone}
          onChange={(typed) => setValue('owner.phone', typed, put)}
          country={homeCountry(locale)}
          error={errorOf('owner.phone')}
          required={false}
        />
        <TextField
          id={fieldId('owner.email')}
          label={t('email')}
          hint={t('emailHint')}
          error={errorOf('owner.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
          {...register('owner.email')}
        />
      </div>
      <FurtherFields
        {...props}
        part="owner"
        summary={`${t('more')} (${words('optional')})`}
        needed={begun || Object.keys(addressErrors).length > 0}
      >
        <p className="text-sm text-steel">{t('addressText')}</p>
        <AddressFields
          id={fieldId('owner.address')}
          value={address}
          onChange={(next) => setValue('owner.address', next, put)}
          errors={addressErrors}
          lang={locale}
          countries={props.countries}
          required={false}
        />
      </FurtherFields>
    </>
  )
}
