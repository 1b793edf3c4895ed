'use client'

import { useWatch } from 'react-hook-form'
import { AddressFields } from '@/components/form/address-fields'
import { NameFields } from '@/components/form/name-fields'
import { PhoneField } from '@/components/form/phone-field'
import { TextField } from '@/components/ui/field'
import { StickyDisclosure } from '@/components/ui/sticky-disclosure'
import type { AddressField } from '@/lib/contract/place'
import { homeCountry } from './register-draft'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'

// Written out, because the contract's own list would bring the contract's schemas into the page.
const addressFields = [
  'country',
  'line',
  'line2',
  'province',
  'district',
  'subDistrict',
  'postcode',
] as const satisfies readonly AddressField[]

/** Step 3: who owns the part. */
export function OwnerStep({ form, errorOf, tried, texts, locale }: StepProps) {
  const { control, setValue, register } = form
  const [name, kana, phone, lineId, address] = useWatch({
    control,
    name: ['owner.name', 'owner.kana', 'owner.phone', 'owner.lineId', 'owner.address'],
  })
  const { owner: words, fields } = texts
  const put = { shouldDirty: true, shouldValidate: tried }
  const addressErrors = Object.fromEntries(
    addressFields.flatMap((field) => {
      const error = errorOf(`owner.address.${field}`)
      return error === undefined ? [] : [[field, error]]
    }),
  )
  const begun = addressFields.some((field) => field !== 'country' && address[field]?.trim()) || lineId !== ''
  const needed = begun || errorOf('owner.lineId') !== undefined || Object.keys(addressErrors).length > 0
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
        texts={fields.name}
        lang={locale}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PhoneField
          id={fieldId('owner.phone')}
          value={phone}
          onChange={(typed) => setValue('owner.phone', typed, put)}
          country={homeCountry(locale)}
          texts={fields.phone}
          error={errorOf('owner.phone')}
        />
        <TextField
          id={fieldId('owner.email')}
          label={words.email}
          hint={words.emailHint}
          error={errorOf('owner.email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
          {...register('owner.email')}
        />
      </div>
      <StickyDisclosure summary={`${words.more} (${fields.optional})`} needed={needed}>
        <div className="grid gap-5">
          <div className="max-w-md">
            <TextField
              id={fieldId('owner.lineId')}
              label={words.line}
              note={fields.optional}
              error={errorOf('owner.lineId')}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              {...register('owner.lineId')}
            />
          </div>
          <p className="text-sm text-steel">{words.addressText}</p>
          <AddressFields
            id="register-owner-address"
            value={address}
            onChange={(next) => setValue('owner.address', next, put)}
            errors={addressErrors}
            texts={fields.address}
            lang={locale}
            countries={texts.countries}
            required={false}
          />
        </div>
      </StickyDisclosure>
    </>
  )
}
