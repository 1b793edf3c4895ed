'use client'

import { useTranslations } from 'next-intl'
import { Fragment, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'
import { SelectField } from '@/components/form/select-field'
import { DealerMap } from '@/components/nearest/dealer-map'
import { PlaceChoice } from '@/components/nearest/place-choice'
import { useVisitorSpot } from '@/components/nearest/use-visitor-spot'
import { LatinText } from '@/components/ui/latin-text'
import type { Workshop } from '@/lib/contract/appointment'
import { vehicleLines } from '@/lib/contract/workshop-words'
import { byDistance } from '@/lib/domain/distance'
import { formatKilometres } from '@/lib/i18n/format-distance'
import type { Locale } from '@/lib/i18n/locales'
import { fieldId } from './visit-form'

type Props = {
  workshops: readonly Workshop[]
  chosen: string
  error: string | undefined
  field: UseFormRegisterReturn
  locale: Locale
}

/** Which workshop, the nearest first once a place is known; the chosen one stays in sight whatever the filter says. */
export function WorkshopStep({ workshops, chosen, error, field, locale }: Props) {
  const t = useTranslations('appointment')
  const finder = useTranslations('dealer.finder')
  const [line, setLine] = useState('')
  const spot = useVisitorSpot(locale)
  const kept = workshops.filter(({ id, lines }) => id === chosen || line === '' || lines.some((own) => own === line))
  const shown = spot ? byDistance(kept, spot) : kept.map((item) => ({ item, km: null }))
  return (
    <>
      <PlaceChoice locale={locale} />
      <SelectField
        label={t('workshop.line')}
        placeholder={t('workshop.anyLine')}
        options={vehicleLines.map((id) => ({ value: id, label: t(`lines.${id}`) }))}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <FieldGroup
          id={fieldId('workshop')}
          legend={t('workshop.legend')}
          hint={t(spot ? 'workshop.nearest' : 'workshop.byProvince')}
          error={error}
          role="radiogroup"
          required
        >
          {({ id }) => (
            <div className="grid gap-2">
              {shown.map(({ item: { id: value, name, address, phones, province }, km }, index) => (
                <Choice
                  key={value}
                  type="radio"
                  framed
                  label={
                    <>
                      <span aria-hidden className="figure pr-2">
                        {index + 1}
                      </span>
                      {name}
                      {km !== null && (
                        <>
                          {' · '}
                          <span className="figure whitespace-nowrap">{finder('km', { km: formatKilometres(km) })}</span>
                        </>
                      )}
                    </>
                  }
                  detail={
                    <>
                      {km === null && `${province.name} · `}
                      <LatinText text={address} />
                      {phones.map((phone) => (
                        <Fragment key={phone}>
                          {' · '}
                          <span className="whitespace-nowrap">{phone}</span>
                        </Fragment>
                      ))}
                    </>
                  }
                  value={value}
                  {...field}
                  {...(index === 0 && { id })}
                />
              ))}
              {shown.length === 0 ? <p role="status">{t('workshop.none')}</p> : null}
            </div>
          )}
        </FieldGroup>
        {shown.length === 0 ? null : (
          <div className="grid gap-2 md:sticky md:top-20">
            <DealerMap label={t('workshop.map')} pins={shown.map(({ item }) => item)} {...(spot && { place: spot })} />
            <p className="text-xs text-steel">{finder('mapSource')}</p>
          </div>
        )}
      </div>
    </>
  )
}
