import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { AppLink } from '@/components/navigation/app-link'
import { PageStage } from '@/components/sections/page-stage'
import type { Brand } from '@/lib/contract/vehicle'
import { typicalBody } from '@/lib/domain/silhouettes'
import type { BrandOfPages } from '@/lib/domain/vehicle-index'
import type { Locale } from '@/lib/i18n/locales'
import { finderHref } from '@/lib/routes/finder-links'
import { VehicleIndex } from './vehicle-index'

type Props = { brands: readonly Brand[]; vehicles: readonly BrandOfPages[]; locale: Locale }

/** Vehicle brands with the kinds of vehicle they make; each kind leads to its models, and each vehicle with a page to that. */
export async function BrandIndex({ brands, vehicles, locale }: Props) {
  const [t, finder, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'home.brand' }),
    getTranslations({ locale, namespace: 'finder' }),
    getTranslations({ locale, namespace: 'spec.vehicleTypes' }),
  ])
  return (
    <>
      <PageStage title={t('title')} lead={t('lead')} scene="hero-pickup" />
      <div className="shell grid gap-section pt-10 pb-section">
        <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
          {brands.map((brand) => (
            <li key={brand.id} className="grid content-start gap-3 bg-white p-5">
              <h2 className="text-xl">
                <AppLink href={finderHref(locale, { brand: brand.id })} className="underline-offset-4 hover:underline">
                  {brand.name}
                </AppLink>
              </h2>
              <p className="text-sm text-steel">{finder('models', { count: brand.modelCount })}</p>
              <ul className="flex flex-wrap gap-2">
                {brand.types.map((type) => (
                  <li key={type}>
                    <AppLink
                      href={finderHref(locale, { type, brand: brand.id })}
                      className="flex min-h-11 items-center gap-2 border border-line px-3 py-1 text-sm hover:border-ink"
                    >
                      <VehiclePicture body={typicalBody[type]} className="h-6 w-10" />
                      {spec(type)}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <VehicleIndex brands={vehicles} locale={locale} />
      </div>
    </>
  )
}
