'use client'

import { useTranslations } from 'next-intl'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useVehicleLists } from '@/components/form/vehicle-lists'
import { VehiclePicker } from '@/components/form/vehicle-picker'
import { unnamedVehicle, vehicleFields, type PutVehicle } from '@/components/form/vehicle-value'
import { springTypes } from '@/lib/contract/spring-words'
import type { Locale } from '@/lib/i18n/locales'
import { useAskedVehicle, type AskedVehicle } from './use-asked-vehicle'
import type { ReadyWish, WishDraft, WishField } from './wish-table'

type Props = {
  form: UseFormReturn<WishDraft, unknown, ReadyWish>
  errorOf: (path: WishField) => string | undefined
  known: readonly AskedVehicle[]
  locale: Locale
}

const paths = vehicleFields.map((field) => `vehicle.${field}` as const)

/** Which vehicle; the one that was asked for in the list is filled in. */
export function VehicleFields({ form, errorOf, known, locale }: Props) {
  const t = useTranslations('wish.parts')
  const { control, setValue, getValues, trigger, formState } = form
  const vehicle = useWatch({ control, name: 'vehicle' })
  const lists = useVehicleLists('all', locale, vehicle)
  const put: PutVehicle = (change) => {
    const before = getValues('vehicle')
    const after = { ...before, ...change }
    setValue('vehicle', { ...after, type: springTypes.find((type) => type === after.type) ?? '' })
    if (formState.isSubmitted) void trigger(paths)
  }
  useAskedVehicle(known, ({ type, brand, model, year }) =>
    put({ ...unnamedVehicle, type, brand, model, year, byHand: true }),
  )
  return (
    <fieldset className="grid gap-5 border-t border-ink pt-5">
      <legend className="float-left">
        <h3 className="text-xl">{t('vehicle')}</h3>
      </legend>
      <VehiclePicker
        id="wish-vehicle"
        value={vehicle}
        onChange={put}
        errorOf={(field) => errorOf(`vehicle.${field}`)}
        yearRequired
        lists={lists}
        types={springTypes}
      />
    </fieldset>
  )
}
