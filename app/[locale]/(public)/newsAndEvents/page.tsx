import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { NewsListPage } from '@/components/news/news-list-page'
import { environment } from '@/lib/config/environment'
import { readNews } from '@/lib/data/news'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'news' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const metadata = pageMetadata(
    { title: titles('newsAndEvents'), description: t('metaDescription'), picture: 'macro-fork-cap' },
    { route: '/newsAndEvents', locale },
  )
  const types = { 'application/rss+xml': `/api/feeds/news/${locale}.xml` }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}

export default async function NewsAndEvents() {
  const locale = await currentLocale()
  const { news, until } = await readNews(locale)
  return (
    <PageFrame route="/newsAndEvents" tone="stage" until={until}>
      <NewsListPage news={news} host={new URL(environment().SITE_URL).host} locale={locale} />
    </PageFrame>
  )
}
