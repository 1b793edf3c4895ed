import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { AppLink } from '@/components/navigation/app-link'
import { classNames } from '@/components/ui/class-names'
import { HeadingText } from '@/components/ui/heading-text'
import { typicalBody } from '@/lib/domain/silhouettes'
import type { FinderState } from '@/lib/data/finder'
import type { Locale } from '@/lib/i18n/locales'
import { finderHref, vehicleListHref } from '@/lib/routes/finder-links'

function Choice({ href, children, className }: { href: string; children: ReactNode; className?: string }) {
  return (
    <li>
      <AppLink href={href} className={classNames('finder-choice', className)}>
        {children}
      </AppLink>
    </li>
  )
}

const small = 'finder-note'

/** The choices of the current step. */
export async function FinderChoices({ state, locale }: { state: FinderState; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'finder' }),
    getTranslations({ locale, namespace: 'spec.vehicleTypes' }),
  ])
  switch (state.step) {
    case 'type':
      return (
        <ul className="grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-4" data-step="type">
          {state.types.map(({ id, productCount, vehicleCount }) => (
            <Choice key={id} href={finderHref(locale, { type: id })} className="gap-2">
              <VehiclePicture body={typicalBody[id]} className="h-16 w-full sm:h-20" />
              <span>
                <HeadingText text={spec(id)} />
              </span>
              <span className={small}>{t('counts', { products: productCount, vehicles: vehicleCount })}</span>
            </Choice>
          ))}
        </ul>
      )
    case 'brand':
      return (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-5" data-step="brand">
          {state.brands.map(({ id, name, modelCount }) => (
            <Choice key={id} href={finderHref(locale, { type: state.type, brand: id })}>
              <span>{name}</span>
              <span className={small}>{t('models', { count: modelCount })}</span>
            </Choice>
          ))}
        </ul>
      )
    case 'model':
      return (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4" data-step="model">
          {state.models.map(({ id, name, fromYear, toYear }) => (
            <Choice key={id} href={finderHref(locale, { type: state.type, brand: state.brand.id, model: id })}>
              <span>{name}</span>
              <span className={`figure ${small}`}>
                {toYear === null
                  ? t('yearsOpen', { from: String(fromYear) })
                  : t('years', { from: String(fromYear), to: String(toYear) })}
              </span>
            </Choice>
          ))}
        </ul>
      )
    case 'year':
      return (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6" data-step="year">
          {state.years.map(({ year, vehicle }) => (
            <Choice key={`${year} ${vehicle.id}`} href={vehicleListHref(locale, vehicle.id, year)}>
              <span className="figure">{year}</span>
              <span className={small}>{vehicle.generation}</span>
            </Choice>
          ))}
        </ul>
      )
  }
}
