import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Disclosure } from '@/components/ui/disclosure'
import { HeadingText } from '@/components/ui/heading-text'
import type { BrandOfPages } from '@/lib/domain/vehicle-index'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { spanOf } from '@/lib/i18n/vehicle-name'

type Props = { brands: readonly BrandOfPages[]; locale: Locale }

async function BrandPages({ brand, locale }: { brand: BrandOfPages; locale: Locale }) {
  const [t, series, years] = await Promise.all([
    getTranslations({ locale, namespace: 'home.vehicles' }),
    getTranslations({ locale, namespace: 'spec.series' }),
    getTranslations({ locale, namespace: 'vehicle.years' }),
  ])
  const vehicles = brand.vehicles.map((vehicle) => {
    const { key, ...span } = spanOf(vehicle.vehicles)
    return { ...vehicle, years: years(key, span) }
  })
  return (
    <Disclosure
      className="break-inside-avoid"
      summary={
        <span className="flex w-full items-baseline justify-between gap-4">
          <span className="font-display text-xl font-semibold">{brand.name}</span>
          <span className="text-sm text-steel">{t('count', { count: vehicles.length })}</span>
        </span>
      }
    >
      <ul>
        {vehicles.map(({ key, name, years: span, pages }) => (
          <li key={key} className="border-t border-line py-2">
            <span>
              {name} <span className="unbroken text-sm text-steel">{span}</span>
            </span>
            <span className="flex flex-wrap gap-x-5">
              {pages.map((page) => (
                <AppLink
                  key={page.path}
                  href={localizePath(page.path, locale)}
                  aria-label={`${name} ${span}: ${series(page.series)}`}
                  className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
                >
                  {series(page.series)}
                </AppLink>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Every vehicle that has a page of its own, by brand, with its pages. */
export async function VehicleIndex({ brands, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.vehicles' })
  return (
    <section aria-labelledby="vehicles" className="grid gap-6">
      <header className="grid gap-2">
        <h2 id="vehicles" className="display text-4xl">
          <HeadingText text={t('title')} />
        </h2>
        <p className="max-w-text text-lg text-steel">{t('lead')}</p>
      </header>
      <div className="gap-x-12 sm:columns-2 lg:columns-3">
        {brands.map((brand) => (
          <BrandPages key={brand.id} brand={brand} locale={locale} />
        ))}
      </div>
    </section>
  )
}
