'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { RememberedVehicle } from '@/components/fitment/remembered-vehicle'
import { useVehicleLists } from '@/components/form/vehicle-lists'
import { VehiclePicker } from '@/components/form/vehicle-picker'
import { vehicleFields, type PutVehicle } from '@/components/form/vehicle-value'
import { SendPart } from './send-part'
import type { SendPartProps } from './send-props'

const paths = vehicleFields.map((field) => `vehicle.${field}` as const)

/** Which vehicle, with its model year; the one this browser remembers is offered. */
export function SendVehicle({ form, errorOf, locale }: SendPartProps) {
  const t = useTranslations('community.send')
  const { control, setValue, getValues, trigger, formState } = form
  const vehicle = useWatch({ control, name: 'vehicle' })
  const lists = useVehicleLists('all', locale, vehicle)
  const put: PutVehicle = (change) => {
    setValue('vehicle', { ...getValues('vehicle'), ...change })
    if (formState.isSubmitted) void trigger(paths)
  }
  return (
    <SendPart title={t('vehicle')}>
      {vehicle.brand === '' && (
        <RememberedVehicle
          locale={locale}
          label={(name) => t('stored', { vehicle: name })}
          size="small"
          onChoose={put}
        />
      )}
      <VehiclePicker
        id="send-vehicle"
        value={vehicle}
        onChange={put}
        errorOf={(field) => errorOf(`vehicle.${field}`)}
        yearRequired
        lists={lists}
      />
    </SendPart>
  )
}
