'use client'

import { useTranslations } from 'next-intl'
import { errorKeyOf, fieldId, findField, registerFields, type RegisterPath } from './register-fields'
import type { RegisterFormValues } from './step-props'

/** What is wrong in the words of the page, field by field, and those of a step as a list. */
export function useRegisterErrors({ formState, getFieldState }: RegisterFormValues, step: number) {
  const t = useTranslations('warranty.register.errors')
  const errorOf = (path: RegisterPath) => {
    const { error } = getFieldState(path, formState)
    // The error of a list of fields is a list of theirs.
    const field = findField(path)
    return field && typeof error?.type === 'string' ? t(errorKeyOf(field, error.type)) : undefined
  }
  const list = registerFields.flatMap(({ path, line }) => {
    const message = line.step === step ? errorOf(path) : undefined
    return message === undefined ? [] : [{ field: fieldId(path), message }]
  })
  return { errorOf, list }
}
