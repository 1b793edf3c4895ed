'use client'

import { TextField } from '@/components/ui/field'
import type { Address } from '@/lib/contract/place'
import { addressFieldId, type AddressPartProps } from './address-parts'

/** An address in any other country: nothing but the first line is asked for, since each country writes its own way. */
export function AddressOther({ id, value, onChange, errors, texts, required }: AddressPartProps) {
  const change = (changed: Partial<Address>) => onChange({ ...value, ...changed })
  const { line2 = '', district = '', province = '', postcode = '' } = value
  return (
    <>
      <TextField
        id={addressFieldId(id, 'line')}
        label={texts.other.line}
        error={errors.line}
        required={required}
        autoComplete="address-line1"
        maxLength={200}
        value={value.line}
        onChange={(event) => change({ line: event.target.value })}
      />
      <TextField
        id={addressFieldId(id, 'line2')}
        label={texts.line2}
        note={texts.optional}
        error={errors.line2}
        autoComplete="address-line2"
        maxLength={200}
        value={line2}
        onChange={(event) => change({ line2: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          id={addressFieldId(id, 'district')}
          label={texts.other.city}
          note={texts.optional}
          error={errors.district}
          autoComplete="address-level2"
          maxLength={80}
          value={district}
          onChange={(event) => change({ district: event.target.value })}
        />
        <TextField
          id={addressFieldId(id, 'province')}
          label={texts.other.region}
          note={texts.optional}
          error={errors.province}
          autoComplete="address-level1"
          maxLength={60}
          value={province}
          onChange={(event) => change({ province: event.target.value })}
        />
        <TextField
          id={addressFieldId(id, 'postcode')}
          label={texts.postcode}
          note={texts.optional}
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
