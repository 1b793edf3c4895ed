import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomePage } from '@/components/home/home-page'
import { PageFrame } from '@/components/layout/page-frame'
import { readHome } from '@/lib/data/home'
import { currentLocale } from '@/lib/i18n/current-locale'
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
  const data = await readHome(locale, true)
  return (
    <PageFrame route="/index-002" tone="stage" crumbs={[]}>
      <HomePage data={data} edition="moto" locale={locale} />
    </PageFrame>
  )
}
