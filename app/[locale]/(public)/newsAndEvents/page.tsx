import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { NewsListPage } from '@/components/news/news-list-page'
import { environment } from '@/lib/config/environment'
import { readNews } from '@/lib/data/news'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld'
import { JsonLd } from '@/lib/seo/json-ld'
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
  const [titles, { news, until }] = await Promise.all([
    getTranslations({ locale, namespace: 'routes' }),
    readNews(locale),
  ])
  const url = new URL(localizePath('/newsAndEvents', locale), environment().SITE_URL)
  const items = news.map(({ id, title }) => ({ name: title, href: localizePath(`/newsAndEvents/${id}`, locale) }))
  return (
    <PageFrame route="/newsAndEvents" tone="stage" until={until}>
      <JsonLd data={itemListJsonLd(items, { name: titles('newsAndEvents'), url })} />
      <NewsListPage news={news} host={url.host} locale={locale} />
    </PageFrame>
  )
}
