import { getTranslations } from 'next-intl/server'
import { FigureRange } from '@/components/series/figure-range'
import { Part } from '@/components/sections/part'
import { UnitSwitch } from '@/components/products/unit-switch'
import { Measure } from '@/components/ui/measure'
import { StackedTable } from '@/components/ui/stacked-table'
import type { MountPoint, Vehicle } from '@/lib/contract/vehicle'
import { readChassis, type Chassis } from '@/lib/data/chassis'
import { rangeOf } from '@/lib/domain/series-members'
import { groupBy } from '@/lib/utils/group-by'
import { yearsOf } from '@/lib/i18n/vehicle-name'
import type { VespaView } from './vespa-view'

const columns = ['vehicles', 'axle', 'original', 'originalRate', 'ours', 'rate', 'parts'] as const

/** What the range has for one axle of a chassis, beside what was there. */
async function axleCells({ parts }: Chassis, point: MountPoint, locale: VespaView['locale']) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'vespa.chassis' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const own = parts.filter(({ axle }) => axle === point.axle)
  const range = (field: 'lengthMm' | 'strokeMm' | 'springRateNmm') => {
    const found = rangeOf(own, field)
    return found ? <FigureRange field={field} {...found} locale={locale} /> : spec('none')
  }
  const length = (value: number | null) => (value === null ? spec('none') : <Measure quantity="length" value={value} />)
  return [
    t('axle', { axle: point.axle, count: point.quantity }),
    <>
      {length(point.lengthMm)} / {length(point.strokeMm)}
    </>,
    point.springRateNmm === null ? spec('none') : <Measure quantity="rate" value={point.springRateNmm} />,
    <>
      {range('lengthMm')} / {range('strokeMm')}
    </>,
    range('springRateNmm'),
    own.length,
  ]
}

/** The generations of each model with their years, each model once: `GTS 300 2009–`. */
async function modelLines(vehicles: readonly Vehicle[], locale: VespaView['locale']): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'series' })
  return [...groupBy(vehicles, ({ modelId }) => modelId).values()].map((generations) => {
    const { from, to } = yearsOf(generations)
    return `${generations[0]?.model ?? ''} ${to === null ? t('yearsOpen', { from }) : t('years', { from, to })}`
  })
}

/** Lengths, strokes and spring rates by generation: original parts beside those of the range. */
export async function ChassisSection({ page, copy, locale }: VespaView) {
  const [t, chassis] = await Promise.all([
    getTranslations({ locale, namespace: 'vespa.chassis' }),
    readChassis(locale, page.series, 'vespa', 'vespa'),
  ])
  const rows = await Promise.all(
    chassis.map(async (one, i) => {
      const models = (
        <ul key="models" className="grid gap-0.5 md:min-w-40">
          {(await modelLines(one.vehicles, locale)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )
      return Promise.all(
        one.mountPoints.map(async (point) => ({
          key: `${i}-${point.axle}`,
          cells: [models, ...(await axleCells(one, point, locale))],
        })),
      )
    }),
  )
  return (
    <Part id="chassis" title={t('title')} lead={copy.vehicles} aside={<UnitSwitch locale={locale} />}>
      <StackedTable
        caption={t('title')}
        columns={columns.map((column) => ({ label: t(`columns.${column}`) }))}
        rows={rows.flat()}
      />
    </Part>
  )
}
