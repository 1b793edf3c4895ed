import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { AppLink } from '@/components/navigation/app-link'
import { Part } from '@/components/sections/part'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { typicalBody } from '@/lib/domain/silhouettes'
import { localizePath } from '@/lib/i18n/locales'
import type { SeriesView } from './series-view'
import { VehiclePages } from './vehicle-pages'

type TypesProps = Pick<SeriesView, 'page' | 'data' | 'locale'>

/** The types of vehicle as silhouettes, each leading to its parts. */
async function VehicleTypes({ page: { series }, data: { types }, locale }: TypesProps) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    getTranslations({ locale, namespace: 'spec.vehicleTypes' }),
  ])
  return (
    <ul className="drawing-board grid grid-cols-2 gap-px border border-line md:grid-cols-4">
      {types.map(({ type, total }) => (
        <li key={type}>
          <AppLink
            href={localizePath(`/products/list?series=${series}&vehicleType=${type}`, locale)}
            rel="nofollow"
            className="group grid h-full content-end gap-3 p-4 sm:p-6"
          >
            <VehiclePicture body={typicalBody[type]} className="h-auto w-full max-w-56" />
            <span className="grid w-fit gap-0.5 bg-white">
              <strong className="leading-snug underline-offset-4 group-hover:underline">
                <HeadingText text={spec(type)} />
              </strong>
              <span className="figure text-sm text-steel">{t('parts', { count: total })}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** The vehicles the series exists for: by type, and the single ones that have a page. */
export async function VehiclesSection({ page, copy, data, locale }: SeriesView) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'series' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  // A single type says no more than the vehicles themselves.
  const tellsTypes = data.types.length > 1 || data.vehicles.length === 0
  return (
    <Part id="vehicles" title={t('sections.vehicles')} lead={copy.vehicles}>
      {tellsTypes && <VehicleTypes page={page} data={data} locale={locale} />}
      {data.vehicles.length > 0 && <VehiclePages entries={data.vehicles} locale={locale} />}
      {page.series === 'car-spring' && (
        <p data-print="none">
          <ButtonLink href={localizePath('/car-spring/coming-soon', locale)} variant="secondary">
            {titles('car-spring-coming-soon')}
          </ButtonLink>
        </p>
      )}
    </Part>
  )
}
