'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/field'
import type { Lang } from '@/lib/contract/common'
import type { Address } from '@/lib/contract/place'
import { addressFieldId, type AddressPartProps } from './address-parts'
import { prefectureOptions } from './address-prefectures'
import { SelectField } from './select-field'

/** An address in Japan, from the large to the small, postcode first. */
export function AddressJapan({ id, value, onChange, errors, required, lang }: AddressPartProps & { lang: Lang }) {
  const t = useTranslations('form.address')
  const form = useTranslations('form')
  const change = (changed: Partial<Address>) => onChange({ ...value, ...changed })
  const tidyPostcode = () =>
    change({
      postcode: (value.postcode ?? '')
        .normalize('NFKC')
        .replace(/[^\d]/g, '')
        .replace(/^(\d{3})(\d{4})$/, '$1-$2'),
    })
  return (
    <>
      <TextField
        id={addressFieldId(id, 'postcode')}
        label={t('postcode')}
        hint={t('japanPostcodeHint')}
        error={errors.postcode}
        required={required}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={9}
        className="max-w-60"
        value={value.postcode ?? ''}
        onChange={(event) => change({ postcode: event.target.value })}
        onBlur={tidyPostcode}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          id={addressFieldId(id, 'province')}
          label={t('prefecture')}
          error={errors.province}
          required={required}
          placeholder={form('choose')}
          autoComplete="address-level1"
          options={prefectureOptions(lang)}
          value={value.province ?? ''}
          onChange={(event) => change({ province: event.target.value })}
        />
        <TextField
          id={addressFieldId(id, 'district')}
          label={t('municipality')}
          error={errors.district}
          required={required}
          autoComplete="address-level2"
          maxLength={80}
          value={value.district ?? ''}
          onChange={(event) => change({ district: event.target.value })}
        />
      </div>
      <TextField
        id={addressFieldId(id, 'line')}
        label={t('street')}
        error={errors.line}
        required={required}
        autoComplete="address-line1"
        maxLength={200}
        value={value.line}
        onChange={(event) => change({ line: event.target.value })}
      />
      <TextField
        id={addressFieldId(id, 'line2')}
        label={t('line2')}
        note={form('optional')}
        error={errors.line2}
        autoComplete="address-line2"
        maxLength={200}
        value={value.line2 ?? ''}
        onChange={(event) => change({ line2: event.target.value })}
      />
    </>
  )
}
