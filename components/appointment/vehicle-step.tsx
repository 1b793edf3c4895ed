'use client'

import { useTranslations } from 'next-intl'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useVehicleLists } from '@/components/form/vehicle-lists'
import { VehiclePicker } from '@/components/form/vehicle-picker'
import { vehicleFields, type PutVehicle } from '@/components/form/vehicle-value'
import { TextField } from '@/components/ui/field'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import { suitsType } from '@/lib/domain/appointment/jobs'
import type { Locale } from '@/lib/i18n/locales'
import { useRememberedVehicle } from './use-remembered-vehicle'
import { fieldId, type ReadyVisit, type VisitDraft, type VisitField } from './visit-form'

type Props = {
  form: UseFormReturn<VisitDraft, unknown, ReadyVisit>
  errorOf: (path: VisitField) => string | undefined
  locale: Locale
}

const paths = vehicleFields.map((field) => `vehicle.${field}` as const)

/** Which vehicle; the one that this browser remembers is filled in. */
export function VehicleStep({ form, errorOf, locale }: Props) {
  const t = useTranslations('appointment.vehicle')
  const words = useTranslations('form')
  const { control, register, setValue, getValues, trigger, formState } = form
  const [job, vehicle] = useWatch({ control, name: ['job', 'vehicle'] })
  const lists = useVehicleLists('all', locale, vehicle)
  const put: PutVehicle = (change) => {
    setValue('vehicle', { ...getValues('vehicle'), ...change })
    if (formState.isSubmitted) void trigger(paths)
  }
  useRememberedVehicle(locale, ({ id, type, brandId, brand, modelId, model }, year) => {
    const { type: chosen, brand: named } = getValues('vehicle')
    if (chosen !== '' || named !== '') return
    put({ type, brandId, brand, modelId, model, vehicleId: id, year: year === null ? '' : String(year) })
  })
  return (
    <VehiclePicker
      id="visit-vehicle"
      value={vehicle}
      onChange={put}
      errorOf={(field) => errorOf(`vehicle.${field}`)}
      yearRequired={false}
      lists={lists}
      types={vehicleTypes.filter((id) => job === '' || suitsType(job, id) || id === vehicle.type)}
    >
      <TextField
        id={fieldId('vehicle.plate')}
        label={t('plate')}
        note={words('optional')}
        error={errorOf('vehicle.plate')}
        maxLength={20}
        autoComplete="off"
        {...register('vehicle.plate')}
      />
    </VehiclePicker>
  )
}
