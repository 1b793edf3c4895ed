'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { passFocusOn } from '@/components/ui/focus-around'
import type { Lang } from '@/lib/contract/common'
import type { Address } from '@/lib/contract/place'
import { addressFieldId, type AddressPartProps } from './address-parts'
import { usePlaceLists } from './address-places'
import { SelectField } from './select-field'

const bangkok = 'กรุงเทพมหานคร'

function toOptions(list: readonly { id: string; name: string }[], chosen: string) {
  const options = list.map(({ id, name }) => ({ value: id, label: name }))
  // Until its list is there, a value that was kept stands for itself.
  return chosen === '' || list.some(({ id }) => id === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]
}

/** Province → district → sub-district; a larger place that changes empties the smaller ones. */
export function AddressSelects({
  id,
  value,
  errors,
  required,
  lang,
  onPart,
}: AddressPartProps & { lang: Lang; onPart: (changed: Partial<Address>) => void }) {
  const t = useTranslations('form.address')
  const form = useTranslations('form')
  const { province = '', district = '', subDistrict = '', postcode = '' } = value
  const { provinces, amphurs, tambons, failed, retry } = usePlaceLists(lang, province, district)
  const inBangkok = province === bangkok
  const common = { placeholder: form('choose'), required }

  const chooseTambon = (chosen: string) => {
    const tambon = tambons.find(({ id: tambonId }) => tambonId === chosen)
    onPart({
      subDistrict: chosen,
      postcode: !tambon || tambon.postcodes.includes(postcode) ? postcode : tambon.postcode,
    })
  }

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          {...common}
          id={addressFieldId(id, 'province')}
          label={t('province')}
          error={errors.province}
          autoComplete="address-level1"
          options={toOptions(provinces, province)}
          value={province}
          onChange={(event) => onPart({ province: event.target.value, district: '', subDistrict: '', postcode: '' })}
        />
        <SelectField
          {...common}
          id={addressFieldId(id, 'district')}
          label={t(inBangkok ? 'khet' : 'district')}
          error={errors.district}
          disabled={province === ''}
          options={toOptions(amphurs, district)}
          value={district}
          onChange={(event) => onPart({ district: event.target.value, subDistrict: '', postcode: '' })}
        />
        <SelectField
          {...common}
          id={addressFieldId(id, 'subDistrict')}
          label={t(inBangkok ? 'khwaeng' : 'subDistrict')}
          error={errors.subDistrict}
          disabled={district === ''}
          options={toOptions(tambons, subDistrict)}
          value={subDistrict}
          onChange={(event) => chooseTambon(event.target.value)}
        />
      </div>
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 text-sm font-medium text-danger">
          {t('failed')}
          <Button ref={passFocusOn} variant="quiet" size="small" onClick={retry}>
            {form('retry')}
          </Button>
        </p>
      ) : null}
    </>
  )
}
