'use client'

import { useWatch } from 'react-hook-form'
import { Choice } from '@/components/form/choice'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/ui/field'
import { StickyDisclosure } from '@/components/ui/sticky-disclosure'
import { Choices } from './choices'
import type { Draft } from './register-draft'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'
import { StoredVehicle } from './stored-vehicle'
import { useVehicleLists } from './use-vehicle-lists'
import { VehicleSearch } from './vehicle-search'
import { VehicleSelects } from './vehicle-selects'

/** What the lists, or typing, answer. */
const listPaths = ['vehicle.type', 'vehicle.brand', 'vehicle.model', 'vehicle.year'] as const
const bare = { brandId: '', brand: '', modelId: '', model: '', year: '', vehicleId: '' } as const satisfies Partial<
  Draft['vehicle']
>

/** Which vehicle, and where on it the part sits. */
export function VehicleFields(props: StepProps) {
  const { form, errorOf, tried, texts, locale } = props
  const vehicle = useWatch({ control: form.control, name: 'vehicle' })
  const lists = useVehicleLists(locale, vehicle.byHand ? { type: '', brandId: '', modelId: '' } : vehicle)
  const byHand = vehicle.byHand || lists.failed
  const { vehicle: words, typeOptions, positions, fields } = texts
  const put = (change: Partial<Draft['vehicle']>) => {
    form.setValue('vehicle', { ...form.getValues('vehicle'), ...change }, { shouldDirty: true })
    if (tried) void form.trigger([...listPaths])
  }
  const listsNeeded =
    byHand ||
    (vehicle.type !== '' && (vehicle.modelId === '' || vehicle.year === '')) ||
    listPaths.some((path) => errorOf(path) !== undefined)
  const more = vehicle.plate !== '' || vehicle.vinLast6 !== '' || errorOf('vehicle.vinLast6') !== undefined
  return (
    <section aria-labelledby="register-vehicle" className="grid gap-5">
      <h3 id="register-vehicle" className="text-xl">
        {words.title}
      </h3>
      {vehicle.brand === '' ? <StoredVehicle texts={words} locale={locale} onChoose={put} /> : null}
      <VehicleSearch {...props} put={put} />
      <StickyDisclosure summary={words.lists} needed={listsNeeded}>
        <div className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              id={fieldId('vehicle.type')}
              label={words.type}
              error={errorOf('vehicle.type')}
              required
              placeholder={words.choose}
              options={typeOptions}
              value={vehicle.type}
              onChange={({ target }) =>
                put({
                  ...(vehicle.byHand ? {} : bare),
                  type: typeOptions.find(({ value }) => value === target.value)?.value ?? '',
                })
              }
            />
            <VehicleSelects {...props} put={put} byHand={byHand} lists={lists} />
          </div>
          {lists.failed ? (
            <p role="status">{words.failed}</p>
          ) : (
            <Choice
              type="checkbox"
              label={words.unlisted}
              checked={vehicle.byHand}
              onChange={({ target }) => put({ ...bare, byHand: target.checked })}
            />
          )}
        </div>
      </StickyDisclosure>
      <Choices
        id={fieldId('position')}
        legend={words.position}
        error={errorOf('position')}
        options={(['front', 'rear', 'set'] as const).map((value) => ({ value, label: positions[value] }))}
        field={form.register('position')}
      />
      <StickyDisclosure summary={words.more} needed={more}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id={fieldId('vehicle.plate')}
            label={words.plate}
            note={fields.optional}
            error={errorOf('vehicle.plate')}
            maxLength={20}
            autoComplete="off"
            {...form.register('vehicle.plate')}
          />
          <TextField
            id={fieldId('vehicle.plateProvince')}
            label={words.province}
            note={fields.optional}
            error={errorOf('vehicle.plateProvince')}
            maxLength={60}
            autoComplete="off"
            {...form.register('vehicle.plateProvince')}
          />
          <TextField
            id={fieldId('vehicle.vinLast6')}
            label={words.vin}
            note={fields.optional}
            error={errorOf('vehicle.vinLast6')}
            maxLength={6}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register('vehicle.vinLast6')}
          />
        </div>
      </StickyDisclosure>
    </section>
  )
}
