import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { dealerHref, provinceHref } from '@/components/nearest/dealer-links'
import { environment } from '@/lib/config/environment'
import type { Dealer, DealerPage } from '@/lib/contract/dealer'
import { readDealers } from '@/lib/data/dealers'
import { readPlannedTurn } from '@/lib/data/next-turn'
import { currentLocale } from '@/lib/i18n/current-locale'
import { joinNames } from '@/lib/i18n/join-words'
import { localizePath } from '@/lib/i18n/locales'
import { dealerJsonLd } from '@/lib/seo/dealer-json-ld'
import { describe } from '@/lib/seo/fit-text'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ShopPage } from './shop-page'

const route = '/whereToBuy/:id/:shop?'
const paramsOf = ({ id, province }: Dealer) => ({ id: province.slug, shop: id })

export async function shopMetadata(dealer: Dealer): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'dealer' })
  const { name, province, district, capabilities } = dealer
  const jobs = capabilities.map((job) => t(`jobs.${job}`))
  // All of them, or as many as have room.
  const lists = jobs.map((_, i) => joinNames(jobs.slice(0, jobs.length - i), locale))
  return pageMetadata(
    {
      title: [t('shop.metaTitle', { name, province: province.name }), name],
      description: describe(
        locale,
        t('shop.metaDescription', { name, district: district.name, province: province.name }),
        lists.map((list) => t('shop.metaJobs', { jobs: list })),
      ),
    },
    { route, params: paramsOf(dealer), locale },
  )
}

/** The page of one dealer. */
export async function ShopRoute({ dealer }: { dealer: DealerPage }) {
  const locale = await currentLocale()
  const [titles, dealers, turn] = await Promise.all([
    getTranslations({ locale, namespace: 'routes' }),
    readDealers(locale),
    readPlannedTurn(),
  ])
  const { name, province } = dealer
  const url = new URL(dealerHref(dealer, locale), environment().SITE_URL).href
  return (
    <PageFrame
      route={route}
      params={paramsOf(dealer)}
      tone="stage"
      {...turn}
      crumbs={[
        { label: titles('whereToBuy'), href: localizePath('/whereToBuy', locale) },
        { label: province.name, href: provinceHref(province.slug, locale) },
        { label: name },
      ]}
    >
      <JsonLd data={dealerJsonLd(dealer, url)} />
      <ShopPage dealer={dealer} dealers={dealers} url={url} locale={locale} />
    </PageFrame>
  )
}
