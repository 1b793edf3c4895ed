import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Measure, MeasureRange } from '@/components/ui/measure'
import type { GetProductsQuery } from '@/lib/contract/product-list'
import type { Vehicle } from '@/lib/contract/vehicle'
import { formatCount } from '@/lib/i18n/format-count'
import { readingsOf } from '@/lib/i18n/readings'
import type { Locale } from '@/lib/i18n/locales'
import { rangeMark } from '@/lib/i18n/range-mark'
import { parseYear, type SearchParams } from '@/lib/routes/list-state'
import { facetLabels } from './facet-labels'
import { selectedVehicle } from './list-heading'

/** One thing that narrows the list: its name, how it is shown where that differs, and what taking it off changes in the address. */
export type Choice = { id: string; name: string; shown?: ReactNode; without: SearchParams }

const facetKeys = ['family', 'kind', 'series', 'construction', 'adjuster'] as const
const inMm = (mm: number) => readingsOf('length', mm)[0]?.text ?? ''

async function listFacetChoices(state: GetProductsQuery, locale: Locale): Promise<Choice[]> {
  const labelOf = await facetLabels(locale)
  return facetKeys.flatMap((key) => {
    const values: readonly string[] = state[key]
    return values.map((value) => ({
      id: `${key} ${value}`,
      name: labelOf(key, value),
      without: { [key]: values.filter((other) => other !== value) },
    }))
  })
}

async function listMeasuredChoices(state: GetProductsQuery, locale: Locale): Promise<Choice[]> {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'lists.tape' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const { tolerance } = state
  const lengths = (['measureLength', 'measureStroke'] as const).flatMap((key): Choice[] => {
    const mm = state[key]
    if (mm === undefined) return []
    const label = key === 'measureLength' ? spec('short.lengthMm') : spec('short.strokeMm')
    const shown = t.rich('measured', {
      label,
      value: () => <Measure quantity="length" value={mm} />,
      tolerance: () => <Measure quantity="length" value={tolerance} />,
    })
    return [{ id: key, name: `${label} ${inMm(mm)} ± ${inMm(tolerance)}`, shown, without: { [key]: undefined } }]
  })
  const mounts = (['measureTop', 'measureBottom'] as const).flatMap((key): Choice[] => {
    const kind = state[key]
    if (kind === undefined) return []
    const name = `${key === 'measureTop' ? t('top') : t('bottom')}: ${spec(`mounts.${kind}`)}`
    return [{ id: key, name, without: { [key]: undefined } }]
  })
  return [...lengths, ...mounts]
}

function listSpanChoices({ lengthMin, lengthMax, priceMin, priceMax }: GetProductsQuery, locale: Locale): Choice[] {
  const span = (min: number | undefined, max: number | undefined, write: (value: number) => string) =>
    `${min === undefined ? '≤ ' : write(min)}${min !== undefined && max !== undefined ? rangeMark(locale) : ''}${max === undefined ? ' ≤' : write(max)}`
  const lengths: Choice[] =
    lengthMin === undefined && lengthMax === undefined
      ? []
      : [
          {
            id: 'length',
            name: span(lengthMin, lengthMax, inMm),
            ...(lengthMin !== undefined &&
              lengthMax !== undefined && {
                shown: <MeasureRange quantity="length" min={lengthMin} max={lengthMax} locale={locale} />,
              }),
            without: { lengthMin: undefined, lengthMax: undefined },
          },
        ]
  const prices: Choice[] =
    priceMin === undefined && priceMax === undefined
      ? []
      : [
          {
            id: 'price',
            name: span(priceMin, priceMax, (thb) => `฿${formatCount(thb)}`),
            without: { priceMin: undefined, priceMax: undefined },
          },
        ]
  return [...lengths, ...prices]
}

type Selection = { state: GetProductsQuery; params: SearchParams; vehicle: Vehicle | null; locale: Locale }

/** Everything that narrows the list, the vehicle first. */
export async function listChoices({ state, params, vehicle, locale }: Selection): Promise<Choice[]> {
  const spec = await getTranslations({ locale, namespace: 'spec' })
  const { axle, vehicleType } = state
  const own: Choice[] = [
    ...(vehicle
      ? [
          {
            id: 'vehicle',
            name: await selectedVehicle(vehicle, parseYear(params), locale),
            without: { vehicle: undefined, year: undefined },
          },
        ]
      : []),
    ...(axle ? [{ id: 'axle', name: spec(`axles.${axle}`), without: { axle: undefined } }] : []),
    ...(vehicleType
      ? [{ id: 'type', name: spec(`vehicleTypes.${vehicleType}`), without: { vehicleType: undefined } }]
      : []),
  ]
  const [measured, facets] = await Promise.all([listMeasuredChoices(state, locale), listFacetChoices(state, locale)])
  return [...own, ...measured, ...facets, ...listSpanChoices(state, locale)]
}
