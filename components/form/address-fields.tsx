'use client'

import { useTranslations } from 'next-intl'
import type { SelectOption } from '@/components/ui/select'
import type { Lang } from '@/lib/contract/common'
import { AddressJapan } from './address-japan'
import { AddressOther } from './address-other'
import { addressFieldId, emptyAddress, type AddressPartProps } from './address-parts'
import { AddressThailand } from './address-thailand'
import { SelectField } from './select-field'

type Props = Omit<AddressPartProps, 'required'> & {
  lang: Lang
  /** From `countryOptions`. */
  countries: readonly SelectOption[]
  /** Default: yes. */
  required?: boolean
}

/** A postal address, asked for as its country writes it. Controlled: the whole address goes in and comes out; another country keeps the lines only. */
export function AddressFields({ countries, lang, required = true, ...part }: Props) {
  const t = useTranslations('form.address')
  const { id, value, onChange, errors } = part
  const props = { ...part, required, lang }
  return (
    <div role="group" aria-label={t('legend')} tabIndex={-1} className="grid gap-5">
      <SelectField
        id={addressFieldId(id, 'country')}
        label={t('country')}
        error={errors.country}
        required={required}
        autoComplete="country"
        options={countries}
        value={value.country}
        onChange={(event) =>
          onChange({
            ...emptyAddress(event.target.value),
            line: value.line,
            ...(value.line2 !== undefined && { line2: value.line2 }),
          })
        }
      />
      {value.country === 'TH' ? (
        <AddressThailand {...props} />
      ) : value.country === 'JP' ? (
        <AddressJapan {...props} />
      ) : (
        <AddressOther {...part} required={required} />
      )}
    </div>
  )
}
