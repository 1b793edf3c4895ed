'use client'

import { Button } from '@/components/ui/button'
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
  texts,
  required,
  lang,
  onPart,
}: AddressPartProps & { lang: Lang; onPart: (changed: Partial<Address>) => void }) {
  const { province = '', district = '', subDistrict = '', postcode = '' } = value
  const { provinces, amphurs, tambons, failed, retry } = usePlaceLists(lang, province, district)
  const inBangkok = province === bangkok
  const common = { placeholder: texts.choose, required }

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
          label={texts.province}
          error={errors.province}
          autoComplete="address-level1"
          options={toOptions(provinces, province)}
          value={province}
          onChange={(event) => onPart({ province: event.target.value, district: '', subDistrict: '', postcode: '' })}
        />
        <SelectField
          {...common}
          id={addressFieldId(id, 'district')}
          label={inBangkok ? texts.khet : texts.district}
          error={errors.district}
          disabled={province === ''}
          options={toOptions(amphurs, district)}
          value={district}
          onChange={(event) => onPart({ district: event.target.value, subDistrict: '', postcode: '' })}
        />
        <SelectField
          {...common}
          id={addressFieldId(id, 'subDistrict')}
          label={inBangkok ? texts.khwaeng : texts.subDistrict}
          error={errors.subDistrict}
          disabled={district === ''}
          options={toOptions(tambons, subDistrict)}
          value={subDistrict}
          onChange={(event) => chooseTambon(event.target.value)}
        />
      </div>
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 text-sm font-medium text-danger">
          {texts.failed}
          <Button variant="quiet" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      ) : null}
    </>
  )
}
