import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { SearchStart } from '@/components/search/search-start'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'search' })
  return pageMetadata({ title: t('title'), description: t('metaDescription') }, { route: '/search', locale })
}

export default async function Search() {
  return (
    <PageFrame route="/search" tone="stage">
      <SearchStart locale={await currentLocale()} />
    </PageFrame>
  )
}
