import 'server-only'
import { getTranslations } from 'next-intl/server'
import { environment } from '@/lib/config/environment'
import { ApiError } from '@/lib/contract/api-error'
import { langSchema, type Lang } from '@/lib/contract/common'
import type { NewsSummary } from '@/lib/contract/news'
import { readNews } from '@/lib/data/news'
import { instantOf } from '@/lib/domain/calendar'
import { localizePath } from '@/lib/i18n/locales'
import { escapeXml, xmlElement as element } from '@/lib/utils/xml'
import { answerRequest } from './answer-request'

/** Published in the morning, as the web team does. */
const dateOf = (day: string) => instantOf(day, '09:00').toUTCString()

type Words = { title: string; description: string; sample: string }

/** News as RSS 2.0. */
export function writeNewsFeed(
  news: readonly NewsSummary[],
  { lang, siteUrl, words }: { lang: Lang; siteUrl: string; words: Words },
): string {
  const address = (path: string) => new URL(localizePath(path, lang), siteUrl).href
  const self = new URL(`/api/feeds/news/${lang}.xml`, siteUrl).href
  const items = news.map(({ id, title, summary, publishedOn, sample }) => {
    const url = address(`/newsAndEvents/${id}`)
    const text = sample ? `${summary} (${words.sample})` : summary
    const parts = [
      element('title', title),
      element('link', url),
      element('guid', url),
      element('pubDate', dateOf(publishedOn)),
      element('description', text),
    ]
    return `<item>${parts.join('')}</item>`
  })
  const [latest] = news
  const head = [
    element('title', words.title),
    element('link', address('/newsAndEvents')),
    element('description', words.description),
    element('language', lang),
    ...(latest ? [element('lastBuildDate', dateOf(latest.publishedOn))] : []),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head.join('')}\n${items.join('\n')}\n</channel></rss>\n`
}

/** `en.xml`, `th.xml`, `ja.xml`; NOT_FOUND for any other name. */
export async function answerNewsFeed(request: Request, file: string): Promise<Response> {
  return answerRequest(request, async () => {
    const lang = langSchema.safeParse(/^([a-z]{2})\.xml$/.exec(file)?.[1])
    if (!lang.success) throw new ApiError('NOT_FOUND')
    const t = await getTranslations({ locale: lang.data, namespace: 'news' })
    const words = { title: t('feedTitle'), description: t('metaDescription'), sample: t('sample.badge') }
    const { news } = await readNews(lang.data)
    const body = writeNewsFeed(news, { lang: lang.data, siteUrl: environment().SITE_URL, words })
    return new Response(body, {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    })
  })
}
