import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomePage } from '@/components/home/home-page'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { readHome } from '@/lib/data/home'
import { readPlannedTurn } from '@/lib/data/next-turn'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { JsonLd } from '@/lib/seo/json-ld'
import { siteJsonLd } from '@/lib/seo/organization'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'home' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), absolute: true },
    { route: '/', locale },
  )
}

export default async function Home() {
  const locale = await currentLocale()
  const [data, turn, t] = await Promise.all([
    readHome(locale, false),
    readPlannedTurn(),
    getTranslations({ locale, namespace: 'home' }),
  ])
  const url = new URL(localizePath('/', locale), environment().SITE_URL).href
  return (
    <PageFrame route="/" tone="stage" crumbs={[]} {...turn}>
      <JsonLd data={siteJsonLd({ url, description: t('metaDescription'), lang: locale })} />
      <HomePage data={data} edition="all" locale={locale} />
    </PageFrame>
  )
}
