import { getTranslations } from 'next-intl/server'
import { FilterForm } from '@/components/form/filter-form'
import { AppLink } from '@/components/navigation/app-link'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select, type SelectOption } from '@/components/ui/select'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import type { ApplicationChoice } from '@/lib/data/application-choice'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Choice = { key: 'type' | 'brand' | 'model' | 'year'; any: string; options: SelectOption[]; disabled?: boolean }

/** Type, brand, model and year, each narrowed by the ones before it. A plain form: the server answers with the next lists. */
export async function ApplicationFilter({ choice, locale }: { choice: ApplicationChoice; locale: Locale }) {
  const [t, types] = await Promise.all([
    getTranslations({ locale, namespace: 'application.filter' }),
    getTranslations({ locale, namespace: 'spec.vehicleTypes' }),
  ])
  const { filter, brand, options } = choice
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  const years = options.years.map((year) => ({ value: String(year), label: String(year) }))
  const path = localizePath('/application-list', locale)
  const choices: Choice[] = [
    { key: 'type', any: t('anyType'), options: vehicleTypes.map((type) => ({ value: type, label: types(type) })) },
    { key: 'brand', any: t('anyBrand'), options: named(options.brands) },
    { key: 'model', any: brand ? t('anyModel') : t('brandFirst'), options: named(options.models), disabled: !brand },
    {
      key: 'year',
      any: years.length > 0 ? t('anyYear') : t('brandFirst'),
      options: years,
      disabled: years.length === 0,
    },
  ]
  return (
    <FilterForm action={path} label={t('title')} className="grid gap-4" key={JSON.stringify(filter)}>
      <div
        data-print="none"
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto] lg:items-end"
      >
        {choices.map(({ key, any, options: list, disabled }) => (
          <Field key={key} label={t(key)}>
            {(control) => (
              <Select
                {...control}
                name={key}
                defaultValue={filter[key] ?? ''}
                placeholder={any}
                options={list}
                disabled={disabled}
              />
            )}
          </Field>
        ))}
        <Button type="submit">{t('apply')}</Button>
      </div>
      {Object.keys(filter).length > 0 && (
        <p data-print="none">
          <AppLink href={path} scroll={false} className="link inline-flex min-h-6 items-center text-sm font-semibold">
            {t('clear')}
          </AppLink>
        </p>
      )}
    </FilterForm>
  )
}
