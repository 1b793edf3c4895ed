import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { NewsPage } from '@/components/news/news-page'
import { environment } from '@/lib/config/environment'
import { slugSchema } from '@/lib/contract/common'
import { readNews, readNewsItem } from '@/lib/data/news'
import { newsCard } from '@/lib/data/social-cards'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { firstSentences } from '@/lib/seo/fit-text'
import { JsonLd } from '@/lib/seo/json-ld'
import { newsJsonLd } from '@/lib/seo/news-json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id: string }> }

const shownOthers = 3

// The item is the page: there is nothing to show before it is known, and an unknown one has to answer 404.
export const instant = false

/** The latest; the others are stored when they are first asked for. */
export async function generateStaticParams() {
  const { news } = await readNews('en')
  return news.slice(0, 4).map(({ id }) => ({ id }))
}

async function readPage(params: Props['params']) {
  const { id } = await params
  return slugSchema.safeParse(id).success ? readNewsItem(await currentLocale(), id) : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readPage(params)
  if (!found) return notFoundMetadata()
  const { id, title, summary, body } = found.item
  const more = body.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
  const locale = await currentLocale()
  return pageMetadata(
    { title, description: firstSentences([summary, ...more].join(' '), locale), picture: newsCard(found.item, locale) },
    { route: '/newsAndEvents/:id', params: { id }, locale },
  )
}

export default async function NewsItem({ params }: Props) {
  const [locale, found] = await Promise.all([currentLocale(), readPage(params)])
  if (!found) return <NotFoundPage />
  const { item, until } = found
  const [t, titles, { news }] = await Promise.all([
    getTranslations({ locale, namespace: 'news' }),
    getTranslations({ locale, namespace: 'routes' }),
    readNews(locale),
  ])
  const others = news.filter(({ id, kind }) => kind === item.kind && id !== item.id).slice(0, shownOthers)
  const url = new URL(localizePath(`/newsAndEvents/${item.id}`, locale), environment().SITE_URL).href
  return (
    <PageFrame
      route="/newsAndEvents/:id"
      params={{ id: item.id }}
      tone="stage"
      crumbs={[{ label: titles('newsAndEvents'), href: localizePath('/newsAndEvents', locale) }, { label: item.title }]}
      until={until}
    >
      <JsonLd data={newsJsonLd(item, { url, lang: locale, sampleNote: t('sample.text') })} />
      <NewsPage item={item} others={others} locale={locale} />
    </PageFrame>
  )
}
