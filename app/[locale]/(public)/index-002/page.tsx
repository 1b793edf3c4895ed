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
import { webPageJsonLd } from '@/lib/seo/page-json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'home' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), absolute: true, picture: 'hero-moto' },
    { route: '/index-002', locale, canonical: '/' },
  )
}

export default async function MotorcycleHome() {
  const locale = await currentLocale()
  const [data, turn, t] = await Promise.all([
    readHome(locale, true),
    readPlannedTurn(),
    getTranslations({ locale, namespace: 'home' }),
  ])
  const url = new URL(localizePath('/index-002', locale), environment().SITE_URL)
  return (
    <PageFrame route="/index-002" tone="stage" crumbs={[]} {...turn}>
      <JsonLd data={webPageJsonLd({ name: t('metaTitle'), description: t('metaDescription'), url, lang: locale })} />
      <HomePage data={data} edition="moto" locale={locale} />
    </PageFrame>
  )
}
