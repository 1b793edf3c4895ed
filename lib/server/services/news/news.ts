import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { News, newsQuery, NewsSummary } from '@/lib/contract/news'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { dayInThailand } from '@/lib/domain/calendar'
import { findSummariesByCode } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { readContentOf, type ContentSource } from '@/lib/server/services/editor/overlay'
import { readStops } from '@/lib/server/services/road-show/stops'
import { eventOf } from './event-of'
import { newsKind } from './news-kind'
import { latestFirst, toBlock, type StoredNews } from './news-table'

type Shown = { lang: Lang; day: string; stops: ReadonlyMap<string, RoadShowStop> }

function summaryOf({ texts, ...facts }: StoredNews, { lang, day, stops }: Shown): NewsSummary {
  const { id, kind, publishedOn, changedOn = publishedOn, picture, focus = null, sample } = facts
  const { title, summary, pictureAlt = null } = texts[lang]
  const event = eventOf({ lang, day, stops }, facts, texts[lang])
  return { id, kind, publishedOn, changedOn, picture, focus, pictureAlt, sample, title, summary, event }
}

async function shownAt(lang: Lang, source: ContentSource): Promise<Shown> {
  return { lang, day: dayInThailand(source.now), stops: await readStops(lang, source) }
}

/** What has been published by today, the latest first. */
export async function getNews(
  { lang, kind, year }: z.output<typeof newsQuery>,
  source: ContentSource,
): Promise<NewsSummary[]> {
  const [all, shown] = await Promise.all([readContentOf(newsKind, source), shownAt(lang, source)])
  return all
    .filter(
      (one) =>
        one.publishedOn <= shown.day &&
        (!kind || one.kind === kind) &&
        (!year || one.publishedOn.startsWith(String(year))),
    )
    .toSorted(latestFirst)
    .map((one) => summaryOf(one, shown))
}

/** One piece of news with everything its page shows, whether it is out yet or not. */
export async function showNews(
  stored: StoredNews,
  lang: Lang,
  { db, now }: { db: Kysely<Database>; now: Date },
): Promise<News> {
  const { products: codes, paths, texts } = stored
  const [shown, products] = await Promise.all([shownAt(lang, { db, now }), findSummariesByCode(db, { codes, lang })])
  const { body, programme, bring, afterwards } = texts[lang]
  return {
    ...summaryOf(stored, shown),
    body: body.map(toBlock),
    programme,
    bring,
    afterwards: afterwards.map(toBlock),
    paths,
    products: codes.flatMap((code) => products.get(code) ?? []),
  }
}

export async function getNewsById(
  { lang, id }: ParsedInputOf<'getNewsById'>,
  { db, now }: ServiceContext,
): Promise<News> {
  const all = await readContentOf(newsKind, { db, now })
  const stored = all.find((one) => one.id === id && one.publishedOn <= dayInThailand(now))
  if (!stored) throw new ApiError('NOT_FOUND', { message: `news ${id}` })
  return showNews(stored, lang, { db, now })
}
