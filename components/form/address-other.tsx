'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/field'
import type { Address } from '@/lib/contract/place'
import { addressFieldId, type AddressPartProps } from './address-parts'

/** An address in any other country: nothing but the first line is asked for, since each country writes its own way. */
export function AddressOther({ id, value, onChange, errors, required }: AddressPartProps) {
  const t = useTranslations('form.address')
  const form = useTranslations('form')
  const change = (changed: Partial<Address>) => onChange({ ...value, ...changed })
  const { line2 = '', district = '', province = '', postcode = '' } = value
  return (
    <>
      <TextField
        id={addressFieldId(id, 'line')}
        label={t('otherLine')}
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
        value={line2}
        onChange={(event) => change({ line2: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          id={addressFieldId(id, 'district')}
          label={t('city')}
          note={form('optional')}
          error={errors.district}
          autoComplete="address-level2"
          maxLength={80}
          value={district}
          onChange={(event) => change({ district: event.target.value })}
        />
        <TextField
          id={addressFieldId(id, 'province')}
          label={t('region')}
          note={form('optional')}
          error={errors.province}
          autoComplete="address-level1"
          maxLength={60}
          value={province}
          onChange={(event) => change({ province: event.target.value })}
        />
        <TextField
          id={addressFieldId(id, 'postcode')}
          label={t('postcode')}
          note={form('optional')}
          error={errors.postcode}
          autoComplete="postal-code"
          maxLength={16}
          value={postcode}
          onChange={(event) => change({ postcode: event.target.value })}
        />
      </div>
    </>
  )
}
