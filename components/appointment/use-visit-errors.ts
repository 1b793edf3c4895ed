'use client'

import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import { formErrors } from '@/components/form/form-errors'
import { waitsForVehicle } from '@/components/form/vehicle-value'
import { errorKeyOf, fieldId, visitPaths, type ReadyVisit, type VisitDraft } from './visit-form'

/** What is wrong in the words of the page, field by field and as a list. */
export function useVisitErrors(form: UseFormReturn<VisitDraft, unknown, ReadyVisit>) {
  const t = useTranslations('appointment.errors')
  return formErrors(form, {
    paths: visitPaths,
    say: (path, type) => {
      // Times are offered once there is a day.
      const waits = path === 'slot' ? form.formState.errors.day : waitsForVehicle(path, form.getValues('vehicle'))
      return waits ? undefined : t(errorKeyOf(path, type))
    },
    idOf: fieldId,
  })
}
