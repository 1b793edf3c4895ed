'use client'

import { useController } from 'react-hook-form'
import { DayField } from './day-field'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'

export type DayPath = 'purchase.boughtOn' | 'purchase.fittedOn'

type Props = Pick<StepProps, 'form' | 'errorOf' | 'tried' | 'months' | 'locale'> & {
  path: DayPath
  legend: string
  note?: string
  required?: boolean
  quick?: readonly { label: string; day: () => Promise<string> }[]
}

/** A day that the form holds; judged when it is left, and with every change once it was refused. */
export function RegisteredDay({ path, form, errorOf, tried, ...day }: Props) {
  const { field } = useController({ control: form.control, name: path })
  const error = errorOf(path)
  return (
    <DayField
      {...day}
      id={fieldId(path)}
      error={error}
      value={field.value}
      onChange={(value) =>
        form.setValue(path, value, { shouldDirty: true, shouldValidate: tried || error !== undefined })
      }
      onLeave={() => void (field.value !== '' && form.trigger(path))}
    />
  )
}
