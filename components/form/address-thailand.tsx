'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import type { Lang } from '@/lib/contract/common'
import type { Address } from '@/lib/contract/place'
import { typedFigures } from '@/lib/domain/typed-figures'
import { AddressLine } from './address-line'
import { addressFieldId, withPlace, type AddressPartProps } from './address-parts'
import { useFoundPlaces } from './address-places'
import { AddressSelects } from './address-selects'
import { Combobox } from './combobox'

/** An address in Thailand: written, pasted as a whole, found by any part of the place, or chosen from lists. */
export function AddressThailand(props: AddressPartProps & { lang: Lang }) {
  const { id, value, onChange, errors, required, lang } = props
  const t = useTranslations('form.address')
  const form = useTranslations('form')
  const [question, ask] = useState('')
  const { places, nothing } = useFoundPlaces(lang, question)
  const options = places.map(({ tambon, amphur, province, postcode }) => ({
    key: [tambon.id, amphur.id, province.id, postcode].join('|'),
    text: `${tambon.name}, ${amphur.name}, ${province.name}`,
    note: postcode,
  }))

  const choose = (key: string) => {
    const place = places[options.findIndex((option) => option.key === key)]
    if (!place) return
    onChange(withPlace(value, place))
    ask('')
  }

  const change = (changed: Partial<Address>) => onChange({ ...value, ...changed })

  return (
    <>
      <AddressLine {...props} />
      <Combobox
        id={`${id}-search`}
        label={t('search')}
        hint={t('searchHint')}
        note={form('optional')}
        text={question}
        onText={ask}
        options={options}
        onChoose={choose}
        texts={{ found: t('found'), listed: t('listed'), none: t('none') }}
        nothing={nothing}
      />
      <AddressSelects {...props} onPart={change} />
      <TextField
        id={addressFieldId(id, 'postcode')}
        label={t('postcode')}
        error={errors.postcode}
        required={required}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        className="max-w-48"
        value={value.postcode ?? ''}
        onChange={(event) => change({ postcode: typedFigures(event.target.value).replace(/\D/g, '') })}
      />
    </>
  )
}
