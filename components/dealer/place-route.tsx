import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { dealerHref, provinceHref } from '@/components/nearest/dealer-links'
import { environment } from '@/lib/config/environment'
import { currentLocale } from '@/lib/i18n/current-locale'
import { joinNames } from '@/lib/i18n/join-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { describe } from '@/lib/seo/fit-text'
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { CountryPage } from './country-page'
import { ProvincePage } from './province-page'
import type { CountryPlace, ProvincePlace } from './read-buy-place'

type Place = ProvincePlace | CountryPlace

const slugOf = (place: Place) => (place.kind === 'province' ? place.province.slug : place.country.slug)

export async function placeMetadata(place: Place): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'dealer' })
  const words =
    place.kind === 'province'
      ? {
          title: t('province.metaTitle', { province: place.province.name }),
          description: t('province.metaDescription', {
            province: place.province.name,
            count: place.province.dealerCount,
          }),
        }
      : {
          title: t('country.metaTitle', { country: place.country.name }),
          description: describe(
            locale,
            t('country.metaDescription', { country: place.country.name }),
            t('country.metaNames', {
              names: joinNames(
                place.distributors.map(({ name }) => name),
                locale,
              ),
            }),
          ),
        }
  return pageMetadata(words, { route: '/whereToBuy/:id/:shop?', params: { id: slugOf(place) }, locale })
}

/** Dealers of a province for search engines. */
function DealerList({ place: { province, dealers }, locale }: { place: ProvincePlace; locale: Locale }) {
  const items = dealers
    .filter((dealer) => dealer.province.code === province.code)
    .map((dealer) => ({ name: dealer.name, href: dealerHref(dealer, locale) }))
  const url = new URL(provinceHref(province.slug, locale), environment().SITE_URL)
  return items.length > 0 && <JsonLd data={itemListJsonLd(items, { name: province.name, url })} />
}

/** The page of a province or of a country. */
export async function PlaceRoute({ place }: { place: Place }) {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'routes' })
  const parent = place.kind === 'province' ? 'whereToBuy' : 'worldDistributor'
  const name = place.kind === 'province' ? place.province.name : place.country.name
  return (
    <PageFrame
      route="/whereToBuy/:id/:shop?"
      params={{ id: slugOf(place) }}
      tone="stage"
      crumbs={[{ label: t(parent), href: localizePath(`/${parent}`, locale) }, { label: name }]}
    >
      {place.kind === 'province' && <DealerList place={place} locale={locale} />}
      {place.kind === 'province' ? (
        <ProvincePage place={place} locale={locale} />
      ) : (
        <CountryPage place={place} locale={locale} />
      )}
    </PageFrame>
  )
}
