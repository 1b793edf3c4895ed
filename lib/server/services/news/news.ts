import type { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { News, newsQuery, NewsSummary } from '@/lib/contract/news'
import { dayInThailand } from '@/lib/domain/calendar'
import { findSummariesByCode } from '@/lib/server/db/queries/products'
import type { ServiceContext } from '@/lib/server/services/context'
import { eventOf } from './event-of'
import { newsTable, newsTextSchema, type NewsFacts, type NewsText } from './news-table'

const readText = (lang: Lang, { id }: NewsFacts) => readContent(lang, 'news', id, newsTextSchema)

function summaryOf(lang: Lang, day: string, facts: NewsFacts, text: NewsText): NewsSummary {
  const { id, kind, publishedOn, changedOn = publishedOn, picture, sample } = facts
  const { title, summary } = text
  const event = eventOf(lang, day, facts, text)
  return { id, kind, publishedOn, changedOn, picture, sample, title, summary, event }
}

/** What has been published by today, the latest first. */
export async function getNews(
  { lang, kind, year }: z.output<typeof newsQuery>,
  { now }: Pick<ServiceContext, 'now'>,
): Promise<NewsSummary[]> {
  const day = dayInThailand(now)
  const asked = newsTable.filter(
    (one) =>
      one.publishedOn <= day && (!kind || one.kind === kind) && (!year || one.publishedOn.startsWith(String(year))),
  )
  return Promise.all(asked.map(async (facts) => summaryOf(lang, day, facts, await readText(lang, facts))))
}

export async function getNewsById(
  { lang, id }: ParsedInputOf<'getNewsById'>,
  { db, now }: ServiceContext,
): Promise<News> {
  const day = dayInThailand(now)
  const facts = newsTable.find((one) => one.id === id && one.publishedOn <= day)
  if (!facts) throw new ApiError('NOT_FOUND', { message: `news ${id}` })
  const { products: codes, paths } = facts
  const [text, products] = await Promise.all([readText(lang, facts), findSummariesByCode(db, { codes, lang })])
  const { body, programme, bring, afterwards } = text
  return {
    ...summaryOf(lang, day, facts, text),
    body,
    programme,
    bring,
    afterwards,
    paths,
    products: codes.flatMap((code) => products.get(code) ?? []),
  }
}
