'use client'

import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import { fieldId, visitFields, type ReadyVisit, type VisitDraft, type VisitField } from './visit-form'

/** What is wrong in the words of the page, field by field and as a list. */
export function useVisitErrors({ formState, getFieldState }: UseFormReturn<VisitDraft, unknown, ReadyVisit>) {
  const t = useTranslations('appointment.errors')
  const errorOf = (path: VisitField) => {
    const { error } = getFieldState(path, formState)
    const words = visitFields.find((field) => field.path === path)
    if (!error || !words) return undefined
    return t(path === 'job' && error.type === 'custom' ? 'jobVehicle' : words.error)
  }
  const list = visitFields.flatMap(({ path }) => {
    // Times are offered once there is a day.
    const message = path === 'slot' && errorOf('day') ? undefined : errorOf(path)
    return message === undefined ? [] : [{ field: fieldId(path), message }]
  })
  return { errorOf, list }
}
