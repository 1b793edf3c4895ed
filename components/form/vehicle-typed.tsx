'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/field'
import type { VehicleField, VehiclePartProps } from './vehicle-value'

/** Brand, model and year in a visitor's own words. */
export function VehicleTyped({
  id,
  value,
  onChange,
  onLeave,
  errorOf,
  yearRequired,
}: VehiclePartProps & { onLeave: ((field: VehicleField) => void) | undefined }) {
  const t = useTranslations('form.vehicle')
  const form = useTranslations('form')
  const field = (name: 'brand' | 'model' | 'year', maxLength: number) => ({
    id: `${id}-${name}`,
    label: t(name),
    error: errorOf(name),
    maxLength,
    autoComplete: 'off',
    value: value[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
    onBlur: () => onLeave?.(name),
  })
  return (
    <>
      <TextField {...field('brand', 60)} required />
      <TextField {...field('model', 80)} required />
      <TextField
        {...field('year', 4)}
        note={yearRequired ? undefined : form('optional')}
        required={yearRequired}
        inputMode="numeric"
      />
    </>
  )
}
