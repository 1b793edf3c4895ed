'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'
import { SelectField } from '@/components/form/select-field'
import type { Workshop } from '@/lib/contract/appointment'
import { vehicleLines } from '@/lib/contract/workshop-words'
import { fieldId } from './visit-form'

type Props = {
  workshops: readonly Workshop[]
  chosen: string
  error: string | undefined
  field: UseFormRegisterReturn
}

/** Which workshop; the chosen one stays in sight whatever the filters say. */
export function WorkshopStep({ workshops, chosen, error, field }: Props) {
  const t = useTranslations('appointment')
  const [province, setProvince] = useState('')
  const [line, setLine] = useState('')
  const provinces = [...new Map(workshops.map((workshop) => [workshop.province.code, workshop.province.name]))].map(
    ([value, label]) => ({ value, label }),
  )
  const shown = workshops.filter(
    (workshop) =>
      workshop.id === chosen ||
      ((province === '' || workshop.province.code === province) &&
        (line === '' || workshop.lines.some((own) => own === line))),
  )
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('workshop.province')}
          placeholder={t('workshop.anyProvince')}
          options={provinces}
          value={province}
          onChange={(event) => setProvince(event.target.value)}
        />
        <SelectField
          label={t('workshop.line')}
          placeholder={t('workshop.anyLine')}
          options={vehicleLines.map((id) => ({ value: id, label: t(`lines.${id}`) }))}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
      </div>
      <FieldGroup id={fieldId('workshop')} legend={t('workshop.legend')} error={error} role="radiogroup" required>
        {({ id }) => (
          <div className="grid gap-2">
            {shown.map(({ id: value, name, address, phones, province: place }, index) => (
              <Choice
                key={value}
                type="radio"
                framed
                label={name}
                detail={[place.name, address, phones[0]].filter(Boolean).join(' · ')}
                value={value}
                {...field}
                {...(index === 0 && { id })}
              />
            ))}
            {shown.length === 0 ? <p role="status">{t('workshop.none')}</p> : null}
          </div>
        )}
      </FieldGroup>
    </>
  )
}
