'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { waitsForPlace } from '@/components/form/address-parts'
import { isAsked } from '@/components/form/field-table'
import { listErrors } from '@/components/form/form-errors'
import { vehicleFields, waitsForVehicle } from '@/components/form/vehicle-value'
import type { Locale } from '@/lib/i18n/locales'
import { errorKeyOf, fieldId, findField, pathsOfStep, type RegisterPath } from './register-fields'
import type { RegisterFormValues } from './step-props'

const listPaths: readonly RegisterPath[] = vehicleFields.map((field) => `vehicle.${field}` as const)

/** What is wrong in the words of the page, field by field, and those of a step as a list. Until the lists of vehicles are open, the search above them is the question. */
export function useRegisterErrors(form: RegisterFormValues, step: number, locale: Locale) {
  const t = useTranslations('warranty.register.errors')
  const [listsOpen, onLists] = useState(false)
  const draft = form.getValues()
  const { vehicle, owner } = draft
  const isSearched = !listsOpen && !vehicle.byHand && vehicle.type === ''
  const typeOf = (path: RegisterPath) => form.getFieldState(path, form.formState).error?.type
  const waits = (path: RegisterPath) =>
    (isSearched ? listPaths.includes(path) : waitsForVehicle(path, vehicle)) || waitsForPlace(path, owner.address)

  const errorOf = (path: RegisterPath) => {
    if (path === 'vehicle.vehicleId' && isSearched && listPaths.some(typeOf)) return t('vehicle')
    // The error of a list of fields is a list of theirs.
    const [field, type] = [findField(path), typeOf(path)]
    if (!field || typeof type !== 'string' || waits(path) || !isAsked(field.line, draft, locale)) return undefined
    return t(errorKeyOf(field, type))
  }
  return { errorOf, list: listErrors(pathsOfStep(step), errorOf, fieldId), listsOpen, onLists }
}
