'use client'

import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Choice } from '@/components/form/choice'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/ui/field'
import { suitsType } from '@/lib/domain/appointment/jobs'
import { readYear } from '@/lib/domain/typed-date'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import { formatYear } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { BookingTexts } from './booking-texts'
import { useRememberedVehicle } from './use-remembered-vehicle'
import { useVehicleLists } from './use-vehicle-lists'
import { fieldId, type ReadyVisit, type VisitDraft, type VisitField } from './visit-form'

type Props = {
  form: UseFormReturn<VisitDraft, unknown, ReadyVisit>
  errorOf: (path: VisitField) => string | undefined
  texts: BookingTexts
  locale: Locale
}

/** Null = left empty; what is no year is not lost but refused by the contract. */
function toYear(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed ?? null
  return typed.trim() === '' ? null : (readYear(typed) ?? Number.NaN)
}

/** Which vehicle: from the lists, or typed when it is not in them. */
export function VehicleStep({ form, errorOf, texts, locale }: Props) {
  const { control, register, setValue, getValues } = form
  const [{ brandId, modelId }, setIds] = useState({ brandId: '', modelId: '' })
  const [ticked, setTicked] = useState(false)
  const [job, type, year] = useWatch({ control, name: ['job', 'vehicle.type', 'vehicle.year'] })
  const { brands, models, years, failed } = useVehicleLists(locale, { type, brandId, modelId })
  const unlisted = ticked || failed
  const { vehicle: words, types } = texts

  const setNames = (names: { brand?: string; model?: string; year?: number | null }) => {
    const shouldValidate = form.formState.isSubmitted
    if (names.brand !== undefined) setValue('vehicle.brand', names.brand, { shouldValidate })
    if (names.model !== undefined) setValue('vehicle.model', names.model, { shouldValidate })
    if (names.year !== undefined) setValue('vehicle.year', names.year, { shouldValidate })
  }
  const reset = () => {
    setIds({ brandId: '', modelId: '' })
    setNames({ brand: '', model: '', year: null })
  }
  useRememberedVehicle(locale, (vehicle, known) => {
    if (getValues('vehicle.type') !== '' || getValues('vehicle.brand') !== '') return
    setValue('vehicle.type', vehicle.type)
    setIds({ brandId: vehicle.brandId, modelId: vehicle.modelId })
    setNames({ brand: vehicle.brand, model: vehicle.model, year: known })
  })

  const typeField = register('vehicle.type', { onChange: reset })
  const yearField = register('vehicle.year', { setValueAs: toYear })
  const offered = vehicleTypes.filter((id) => job === '' || suitsType(job, id) || id === type)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id={fieldId('vehicle.type')}
          label={words.type}
          placeholder={words.choose}
          options={offered.map((id) => ({ value: id, label: types[id] }))}
          error={errorOf('vehicle.type')}
          required
          {...typeField}
          value={vehicleTypes.find((known) => known === type) ?? ''}
        />
        {unlisted ? (
          <>
            <TextField
              id={fieldId('vehicle.brand')}
              label={words.brand}
              error={errorOf('vehicle.brand')}
              required
              maxLength={60}
              {...register('vehicle.brand')}
            />
            <TextField
              id={fieldId('vehicle.model')}
              label={words.model}
              error={errorOf('vehicle.model')}
              required
              maxLength={80}
              {...register('vehicle.model')}
            />
            <TextField
              id={fieldId('vehicle.year')}
              label={words.year}
              note={texts.optional}
              error={errorOf('vehicle.year')}
              inputMode="numeric"
              maxLength={4}
              {...yearField}
            />
          </>
        ) : (
          <>
            <SelectField
              id={fieldId('vehicle.brand')}
              label={words.brand}
              placeholder={words.choose}
              options={brands.map(({ id, name }) => ({ value: id, label: name }))}
              error={errorOf('vehicle.brand')}
              required
              disabled={type === ''}
              value={brandId}
              onChange={({ target }) => {
                setIds({ brandId: target.value, modelId: '' })
                setNames({ brand: brands.find(({ id }) => id === target.value)?.name ?? '', model: '', year: null })
              }}
            />
            <SelectField
              id={fieldId('vehicle.model')}
              label={words.model}
              placeholder={words.choose}
              options={models.map(({ id, name }) => ({ value: id, label: name }))}
              error={errorOf('vehicle.model')}
              required
              disabled={brandId === ''}
              value={modelId}
              onChange={({ target }) => {
                setIds({ brandId, modelId: target.value })
                setNames({ model: models.find(({ id }) => id === target.value)?.name ?? '', year: null })
              }}
            />
            <SelectField
              id={fieldId('vehicle.year')}
              label={words.year}
              note={texts.optional}
              placeholder={words.choose}
              options={years.map((own) => ({ value: String(own), label: formatYear(own, locale) }))}
              error={errorOf('vehicle.year')}
              disabled={modelId === ''}
              value={year === null ? '' : String(year)}
              onChange={({ target }) => setNames({ year: readYear(target.value) })}
            />
          </>
        )}
        <TextField
          id={fieldId('vehicle.plate')}
          label={words.plate}
          note={texts.optional}
          error={errorOf('vehicle.plate')}
          maxLength={20}
          autoComplete="off"
          {...register('vehicle.plate')}
        />
      </div>
      {failed ? (
        <p role="status">{words.failed}</p>
      ) : (
        <Choice
          type="checkbox"
          label={words.unlisted}
          checked={ticked}
          onChange={({ target }) => {
            setTicked(target.checked)
            reset()
          }}
        />
      )}
    </>
  )
}
