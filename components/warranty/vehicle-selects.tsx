'use client'

import { useWatch } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/ui/field'
import { formatYear } from '@/lib/i18n/formats'
import type { Draft } from './register-draft'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'
import type { useVehicleLists } from './use-vehicle-lists'

type Props = StepProps & {
  put: (change: Partial<Draft['vehicle']>) => void
  byHand: boolean
  lists: ReturnType<typeof useVehicleLists>
}

/** Brand, model and year: from the lists, or typed. */
export function VehicleSelects({
  form,
  errorOf,
  texts: { vehicle: words },
  locale,
  put,
  byHand,
  lists: { brands, models, years },
}: Props) {
  const vehicle = useWatch({ control: form.control, name: 'vehicle' })
  const typedYear = (
    <TextField
      id={fieldId('vehicle.year')}
      label={words.year}
      error={errorOf('vehicle.year')}
      required
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      {...form.register('vehicle.year')}
    />
  )
  if (byHand) {
    return (
      <>
        <TextField
          id={fieldId('vehicle.brand')}
          label={words.brand}
          error={errorOf('vehicle.brand')}
          required
          maxLength={60}
          {...form.register('vehicle.brand')}
        />
        <TextField
          id={fieldId('vehicle.model')}
          label={words.model}
          error={errorOf('vehicle.model')}
          required
          maxLength={80}
          {...form.register('vehicle.model')}
        />
        {typedYear}
      </>
    )
  }
  const chooseYear = (year: string) =>
    put({ year, vehicleId: years.find((one) => String(one.year) === year)?.vehicle.id ?? '' })
  const known = [
    ...new Set([...years.map(({ year }) => year), ...(vehicle.year === '' ? [] : [Number(vehicle.year)])]),
  ].filter(Number.isFinite)
  return (
    <>
      <SelectField
        id={fieldId('vehicle.brand')}
        label={words.brand}
        error={errorOf('vehicle.brand')}
        required
        placeholder={words.choose}
        disabled={vehicle.type === ''}
        options={brands.map(({ id, name }) => ({ value: id, label: name }))}
        value={vehicle.brandId}
        onChange={({ target }) =>
          put({
            brandId: target.value,
            brand: brands.find(({ id }) => id === target.value)?.name ?? '',
            modelId: '',
            model: '',
            year: '',
            vehicleId: '',
          })
        }
      />
      <SelectField
        id={fieldId('vehicle.model')}
        label={words.model}
        error={errorOf('vehicle.model')}
        required
        placeholder={words.choose}
        disabled={vehicle.brandId === ''}
        options={models.map(({ id, name }) => ({ value: id, label: name }))}
        value={vehicle.modelId}
        onChange={({ target }) =>
          put({
            modelId: target.value,
            model: models.find(({ id }) => id === target.value)?.name ?? '',
            year: '',
            vehicleId: '',
          })
        }
      />
      <SelectField
        id={fieldId('vehicle.year')}
        label={words.year}
        error={errorOf('vehicle.year')}
        required
        placeholder={words.choose}
        disabled={vehicle.modelId === ''}
        options={known.map((year) => ({ value: String(year), label: formatYear(year, locale) }))}
        value={vehicle.year}
        onChange={({ target }) => chooseYear(target.value)}
      />
    </>
  )
}
