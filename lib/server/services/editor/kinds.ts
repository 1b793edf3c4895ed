import type { Lang } from '@/lib/contract/common'
import type { EntryData, ShownEntry } from '@/lib/contract/editor'
import type { EntryKind } from '@/lib/contract/editor-words'
import { dayInThailand } from '@/lib/domain/calendar'
import { jobState } from '@/lib/domain/job-state'
import { bannerKind } from '@/lib/server/services/banner-kind'
import { showJob } from '@/lib/server/services/career/careers'
import { jobKind } from '@/lib/server/services/career/job-kind'
import { showQuestion } from '@/lib/server/services/faq/content'
import { questionKind } from '@/lib/server/services/faq/question-kind'
import { showNews } from '@/lib/server/services/news/news'
import { newsKind } from '@/lib/server/services/news/news-kind'
import { promotionKind } from '@/lib/server/services/promotion/promotion-kind'
import { showPromotion } from '@/lib/server/services/promotion/promotions'
import { stopKind } from '@/lib/server/services/road-show/stop-kind'
import { showStop } from '@/lib/server/services/road-show/stops'
import { showBanners } from '@/lib/server/services/site'
import type { ContentKind } from './content-kind'
import { readContentOf, type ContentSource } from './overlay'

type Shown<K extends EntryKind> = NonNullable<Extract<ShownEntry, { kind: K }>['shown']>
type Show<T, K extends EntryKind> = (stored: T, lang: Lang, source: ContentSource) => Promise<Shown<K>> | Shown<K>

/** What the desk does with a kind without knowing what one of it is. */
export type DeskKind = {
  /** What it starts as, as its form has it. */
  start: (source: ContentSource) => Promise<Map<string, EntryData>>
  /** What the site has at a moment. */
  live: (source: ContentSource) => Promise<Map<string, EntryData>>
  /** The fields that keep it from being shown; empty = none. */
  problems: (id: string, data: EntryData) => string[]
  /** As visitors read it; null = it cannot be shown as it is. */
  show: (id: string, data: EntryData, lang: Lang, source: ContentSource) => Promise<ShownEntry>
}

const lastName = (path: readonly PropertyKey[]) =>
  path.filter((part): part is string => typeof part === 'string').at(-1) ?? ''

function deskKind<T extends { id: string }, K extends EntryKind>(
  kind: ContentKind<T> & { kind: EntryKind },
  name: K,
  show: Show<T, K>,
) {
  const asForm = (list: readonly T[]) => new Map(list.map((one) => [one.id, kind.read(one)]))
  const table: DeskKind = {
    start: async ({ db }) => asForm(await kind.start(db)),
    live: async (source) => asForm(await readContentOf(kind, source)),
    problems: (id, data) => {
      const made = kind.schema.safeParse(kind.make(id, data))
      return made.success ? [] : [...new Set(made.error.issues.map(({ path }) => lastName(path)))]
    },
    show: async (id, data, lang, source) => {
      const made = kind.schema.safeParse(kind.make(id, data))
      const shown = made.success ? await show(made.data, lang, source) : null
      return { kind: name, shown } as ShownEntry
    },
  }
  return table
}

/** Every kind of content that staff edit. */
export const deskKinds: Record<EntryKind, DeskKind> = {
  promotion: deskKind(promotionKind, 'promotion', (one, lang, { now }) => showPromotion(one, lang, dayInThailand(now))),
  news: deskKind(newsKind, 'news', showNews),
  question: deskKind(questionKind, 'question', (one, lang) => showQuestion(one, lang, 1)),
  job: deskKind(jobKind, 'job', (one, lang, { now }) =>
    showJob(one, lang, jobState(one, dayInThailand(now)) ?? 'open'),
  ),
  'road-show': deskKind(stopKind, 'road-show', (one, lang) => showStop(one, lang)),
  banner: deskKind(bannerKind, 'banner', async (one, lang, { db }) => {
    const [shown] = await showBanners(db, [one], lang)
    if (!shown) throw new Error('A banner was not shown')
    return shown
  }),
}
