import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { provinceHref } from '@/components/nearest/dealer-links'
import { Part } from '@/components/sections/part'
import type { DealerProvince } from '@/lib/contract/dealer'
import { regions } from '@/lib/contract/place'
import type { Locale } from '@/lib/i18n/locales'
import { CountryMap } from './country-map'

/** Every province as a plain link, by region, beside a map of dots. */
export async function ProvinceList({ provinces, locale }: { provinces: readonly DealerProvince[]; locale: Locale }) {
  const [t, names] = await Promise.all([
    getTranslations({ locale, namespace: 'dealer.provinces' }),
    getTranslations({ locale, namespace: 'spec.regions' }),
  ])
  return (
    <Part id="provinces" title={t('title')} lead={t('lead')}>
      <div className="grid grid-cols-1 items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid gap-8">
          {regions.map((region) => (
            <section key={region} aria-labelledby={`region-${region}`} className="grid gap-2">
              <h3 id={`region-${region}`} className="text-xl">
                {names(region)}
              </h3>
              <ul className="grid grid-cols-2 gap-x-6 border-t border-ink lg:grid-cols-3">
                {provinces
                  .filter((province) => province.region === region)
                  .map(({ code, slug, name, dealerCount }) => (
                    <li key={code} className="border-b border-line">
                      <AppLink
                        href={provinceHref(slug, locale)}
                        className="flex min-h-11 items-center justify-between gap-2 py-1 leading-snug underline-offset-4 hover:underline"
                      >
                        {name}
                        <span className="figure text-sm text-steel">
                          <span aria-hidden="true">{dealerCount}</span>
                          <span className="sr-only">{t('count', { count: dealerCount })}</span>
                        </span>
                      </AppLink>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <CountryMap provinces={provinces} label={t('map')} className="max-md:hidden md:sticky md:top-20" />
      </div>
    </Part>
  )
}
