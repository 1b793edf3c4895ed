'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { RememberedVehicle } from '@/components/fitment/remembered-vehicle'
import { useVehicleLists } from '@/components/form/vehicle-lists'
import { VehiclePicker } from '@/components/form/vehicle-picker'
import { vehicleFields, type PutVehicle } from '@/components/form/vehicle-value'
import { StickyDisclosure } from '@/components/ui/sticky-disclosure'
import { positions } from '@/lib/contract/warranty-words'
import { Choices } from './choices'
import { FurtherFields } from './further-fields'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'
import { VehicleSearch } from './vehicle-search'

const paths = vehicleFields.map((field) => `vehicle.${field}` as const)

type Props = StepProps & {
  /** The lists are open, by whatever opened them. */ listsOpen: boolean
  onLists: (open: boolean) => void
}

/** Which vehicle, and where on it the part sits. */
export function VehicleFields({ listsOpen, onLists, ...props }: Props) {
  const { form, errorOf, tried, locale } = props
  const t = useTranslations('warranty')
  const vehicle = useWatch({ control: form.control, name: 'vehicle' })
  const lists = useVehicleLists('warranty', locale, vehicle)
  const put: PutVehicle = (change) => {
    form.setValue('vehicle', { ...form.getValues('vehicle'), ...change }, { shouldDirty: true })
    const judged = tried ? paths : paths.filter((path) => errorOf(path) !== undefined)
    if (judged.length > 0) void form.trigger(judged)
  }
  const listsNeeded =
    listsOpen ||
    vehicle.byHand ||
    lists.failed ||
    (vehicle.type !== '' && (vehicle.modelId === '' || vehicle.year === '')) ||
    paths.some((path) => errorOf(path) !== undefined)
  return (
    <section tabIndex={-1} aria-labelledby="register-vehicle" className="grid gap-5">
      <h3 id="register-vehicle" className="text-xl">
        {t('register.vehicle.title')}
      </h3>
      {vehicle.brand === '' ? (
        <RememberedVehicle
          locale={locale}
          label={(name) => t('register.vehicle.stored', { vehicle: name })}
          onChoose={put}
        />
      ) : null}
      <VehicleSearch {...props} put={put} />
      <StickyDisclosure
        summary={t('register.vehicle.lists')}
        needed={listsNeeded}
        onToggle={({ currentTarget }) => onLists(currentTarget.open)}
      >
        <VehiclePicker
          id="register-vehicle"
          value={vehicle}
          onChange={put}
          onLeave={(field) => void form.trigger(`vehicle.${field}`)}
          errorOf={(field) => errorOf(`vehicle.${field}`)}
          yearRequired
          lists={lists}
        />
      </StickyDisclosure>
      <Choices
        id={fieldId('position')}
        legend={t('register.vehicle.position')}
        error={errorOf('position')}
        options={positions.map((value) => ({ value, label: t(`positions.${value}`) }))}
        field={form.register('position')}
      />
      <FurtherFields {...props} part="vehicle" summary={t('register.vehicle.more')} />
    </section>
  )
}
