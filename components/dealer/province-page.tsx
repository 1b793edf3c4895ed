import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { provinceHref } from '@/components/nearest/dealer-links'
import { Part } from '@/components/sections/part'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { ChipLink } from '@/components/ui/chip'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { byDistance } from '@/lib/domain/distance'
import { thailandMap } from '@/lib/drawings/thailand-map/thailand-map'
import { formatKilometres } from '@/lib/i18n/format-distance'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DealerCard } from './dealer-card'
import { DealerMap } from '@/components/nearest/dealer-map'
import { openNowMessages } from './dealer-messages'
import { JobTable } from './job-table'
import type { ProvincePlace } from './read-buy-place'
import { SampleNotice } from '@/components/sections/sample-notice'

const neighbours = 6

/** The dealers of a province as list and map, who does what, and where else to look. */
export async function ProvincePage({ place, locale }: { place: ProvincePlace; locale: Locale }) {
  const { province, provinces, dealers } = place
  const [t, finder, regions] = await Promise.all([
    getTranslations({ locale, namespace: 'dealer.province' }),
    getTranslations({ locale, namespace: 'dealer.finder' }),
    getTranslations({ locale, namespace: 'spec.regions' }),
  ])
  const { name, code, dealerCount: count } = province
  const own = byDistance(dealers, province).flatMap(({ item }) => (item.province.code === code ? [item] : []))
  const near = byDistance(provinces, province).slice(1, neighbours + 1)
  return (
    <>
      <PageStage
        title={t('title', { province: name })}
        lead={t('lead', { province: name, count, region: regions(province.region) })}
      />
      <div className="shell grid grid-cols-1 gap-12 py-10 md:gap-20 md:py-16">
        <Part id="list" title={t('list', { province: name })}>
          <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
            <ClientMessages locale={locale} pick={openNowMessages}>
              <ol className="border-t border-ink">
                {own.map((dealer, i) => (
                  <DealerCard key={dealer.id} dealer={dealer} number={i + 1} locale={locale} />
                ))}
              </ol>
            </ClientMessages>
            <div className="grid gap-2 md:sticky md:top-20">
              <DealerMap
                label={t('map', { province: name })}
                pins={own}
                place={province}
                outline={thailandMap.provinces[code] ?? ''}
              />
              <p className="text-xs text-steel">
                <UnbrokenText text={finder('mapSource')} />
              </p>
            </div>
          </div>
        </Part>
        <Part id="jobs" title={t('jobs')} lead={t('jobsLead', { province: name })}>
          <JobTable province={province} dealers={dealers} locale={locale} />
        </Part>
        <Part id="near" title={t('near')} lead={t('nearLead')}>
          <ul className="flex flex-wrap gap-2">
            {near.map(({ item, km }) => (
              <li key={item.code}>
                <ChipLink href={provinceHref(item.slug, locale)}>
                  {item.name}
                  <span className="figure text-steel">{finder('km', { km: formatKilometres(km) })}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
          <p data-print="none">
            <ButtonLink href={localizePath('/whereToBuy', locale)}>{t('findAgain')}</ButtonLink>
          </p>
        </Part>
        <SampleNotice of="dealer" shown={own} locale={locale} />
      </div>
    </>
  )
}
