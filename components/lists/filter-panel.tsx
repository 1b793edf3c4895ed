import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { productSorts, type GetProductsQuery, type ProductList } from '@/lib/contract/product-list'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchParams } from '@/lib/routes/list-state'
import { UnitSwitch } from '@/components/products/unit-switch'
import { FilterForm } from '@/components/form/filter-form'
import { Facets } from './facets'
import { RangeFilter } from './range-filter'

/** Form of the page that takes the radios of the units out of the one of the filters. */
export const unitsForm = 'filter-units'

/** Keys that the form has no control for, but must not lose. */
const carried = [
  'vehicle',
  'year',
  'vehicleType',
  'axle',
  'measureLength',
  'measureStroke',
  'measureTop',
  'measureBottom',
  'tolerance',
] as const

type Props = { list: ProductList; state: GetProductsQuery; params: SearchParams; path: string; locale: Locale }

/** Sort order, units and filters: one plain form. */
export async function FilterPanel({ list, state, params, path, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'lists' })
  const bands = list.facets.find((facet) => facet.key === 'length')?.options ?? []
  const lowest = bands[0]?.value.split('-')[0] ?? ''
  const highest = bands.at(-1)?.value.split('-')[1] ?? ''
  const hasPrices = (list.facets.find((facet) => facet.key === 'price')?.options.length ?? 0) > 0
  return (
    <FilterForm id="filter-form" action={path} label={t('filters')} className="min-w-0" key={JSON.stringify(params)}>
      {carried.map((key) => {
        const value = params[key]
        return typeof value === 'string' ? <input key={key} type="hidden" name={key} value={value} /> : null
      })}
      <Field label={t('sort')} className="mb-4">
        {(control) => (
          <Select
            {...control}
            name="sort"
            defaultValue={state.sort}
            options={productSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          />
        )}
      </Field>
      <div className="mb-3">
        <UnitSwitch locale={locale} form={unitsForm} />
      </div>
      <Facets facets={list.facets} state={state} locale={locale} />
      {bands.length > 0 && (
        <RangeFilter
          legend={t('facets.length')}
          names={['lengthMin', 'lengthMax']}
          values={[state.lengthMin, state.lengthMax]}
          placeholders={[lowest, highest]}
          locale={locale}
        />
      )}
      {hasPrices && (
        <RangeFilter
          legend={t('facets.price')}
          names={['priceMin', 'priceMax']}
          values={[state.priceMin, state.priceMax]}
          placeholders={['', '']}
          locale={locale}
        />
      )}
      <Button type="submit" variant="secondary" className="filters-apply mt-4 w-full">
        {t('apply')}
      </Button>
    </FilterForm>
  )
}
