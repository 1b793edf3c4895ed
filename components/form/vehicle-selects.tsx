'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from './select-field'
import type { VehicleLists } from './vehicle-lists'
import { unnamedVehicle, type VehiclePartProps } from './vehicle-value'

const nameOf = (list: readonly { id: string; name: string }[], chosen: string) =>
  list.find(({ id }) => id === chosen)?.name ?? ''

/** Brand, model and year from the lists; another brand or model empties what follows from it. */
export function VehicleSelects({
  id,
  value,
  onChange,
  errorOf,
  yearRequired,
  lists: { brands, models, years },
}: VehiclePartProps & { lists: VehicleLists }) {
  const t = useTranslations('form.vehicle')
  const form = useTranslations('form')
  const { brandId, brand, modelId, year } = value
  const own = year === '' ? [] : [Number(year)]
  const made = [...new Set([...years.map((one) => one.year), ...own])].filter(Number.isFinite)
  const field = (name: 'brand' | 'model' | 'year') => ({
    id: `${id}-${name}`,
    label: t(name),
    error: errorOf(name),
    placeholder: form('choose'),
  })
  return (
    <>
      <SelectField
        {...field('brand')}
        required
        disabled={value.type === ''}
        options={brands.map((one) => ({ value: one.id, label: one.name }))}
        value={brandId}
        onChange={({ target }) =>
          onChange({ ...unnamedVehicle, brandId: target.value, brand: nameOf(brands, target.value) })
        }
      />
      <SelectField
        {...field('model')}
        required
        disabled={brandId === ''}
        options={models.map((one) => ({ value: one.id, label: one.name }))}
        value={modelId}
        onChange={({ target }) =>
          onChange({
            ...unnamedVehicle,
            brandId,
            brand,
            modelId: target.value,
            model: nameOf(models, target.value),
          })
        }
      />
      <SelectField
        {...field('year')}
        note={yearRequired ? undefined : form('optional')}
        required={yearRequired}
        disabled={modelId === ''}
        options={made.map((one) => ({ value: String(one), label: String(one) }))}
        value={year}
        onChange={({ target }) =>
          onChange({
            year: target.value,
            vehicleId: years.find((one) => String(one.year) === target.value)?.vehicle.id ?? '',
          })
        }
      />
    </>
  )
}
