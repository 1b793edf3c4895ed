'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { vehicleTypes, type VehicleType } from '@/lib/contract/vehicle-types'
import { Choice } from './choice'
import { SelectField } from './select-field'
import type { VehicleLists } from './vehicle-lists'
import { VehicleSelects } from './vehicle-selects'
import { VehicleTyped } from './vehicle-typed'
import { unnamedVehicle, type VehicleField, type VehiclePartProps } from './vehicle-value'

type Props = VehiclePartProps & {
  lists: VehicleLists
  /** Default: all. */
  types?: readonly VehicleType[]
  /** A typed field was left. */
  onLeave?: (field: VehicleField) => void
  /** Fields beside these. */
  children?: ReactNode
}

/** Which vehicle: type, brand, model and year from lists that follow from each other, or typed when it is not in them. */
export function VehiclePicker({ lists, types = vehicleTypes, onLeave, children, ...part }: Props) {
  const t = useTranslations('form.vehicle')
  const form = useTranslations('form')
  const names = useTranslations('spec.vehicleTypes')
  const { id, value, onChange, errorOf } = part
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id={`${id}-type`}
          label={t('type')}
          error={errorOf('type')}
          required
          placeholder={form('choose')}
          options={types.map((type) => ({ value: type, label: names(type) }))}
          value={value.type}
          onChange={({ target }) =>
            onChange({
              ...(!value.byHand && unnamedVehicle),
              type: types.find((type) => type === target.value) ?? '',
            })
          }
        />
        {value.byHand || lists.failed ? (
          <VehicleTyped {...part} onLeave={onLeave} />
        ) : (
          <VehicleSelects {...part} lists={lists} />
        )}
        {children}
      </div>
      {lists.failed ? (
        <p role="status">{t('failed')}</p>
      ) : (
        <Choice
          type="checkbox"
          label={t('unlisted')}
          checked={value.byHand}
          onChange={({ target }) => onChange({ ...unnamedVehicle, byHand: target.checked })}
        />
      )}
    </div>
  )
}
