import type { VisitFigures } from '@/lib/contract/analytics'
import { visitDevices, visitReferrers, webVitals } from '@/lib/contract/analytics-words'
import { langs } from '@/lib/contract/lang-words'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { threeQuarters } from '@/lib/domain/vital-buckets'
import type { ServiceContext } from '@/lib/server/services/context'
import { groupBy } from '@/lib/utils/group-by'
import { countSearches, readSearches, readViews, readVitals, type Span } from './read-counts'

type Count<K> = { key: K; count: number }

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0)

/** Only keys that the contract knows. */
function known<K extends string>(counts: readonly Count<string>[], keys: readonly K[]): Count<K>[] {
  return counts.flatMap(({ key, count }) => {
    const found = keys.find((one) => one === key)
    return found === undefined ? [] : [{ key: found, count }]
  })
}

function daysOf({ from, until }: Span, counts: readonly Count<string>[]): VisitFigures['days'] {
  const sums = new Map(counts.map(({ key, count }) => [key, count]))
  const days: VisitFigures['days'] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push({ day, count: sums.get(day) ?? 0 })
  return days
}

async function vitalsOf(db: ServiceContext['db'], span: Span): Promise<VisitFigures['vitals']> {
  const rows = await readVitals(db, span)
  return [...groupBy(rows, ({ route, vital }) => `${route} ${vital}`).values()]
    .flatMap((group) => {
      const [first] = group
      const vital = webVitals.find((one) => one === first?.vital)
      if (!vital || !first) return []
      const count = sum(group)
      return [{ route: first.route, vital, p75: threeQuarters(group), count }]
    })
    .toSorted(
      (a, b) =>
        b.count - a.count || a.route.localeCompare(b.route) || webVitals.indexOf(a.vital) - webVitals.indexOf(b.vital),
    )
}

async function wordsOf(db: ServiceContext['db'], span: Span, onlyMissing: boolean): Promise<VisitFigures['words']> {
  const rows = await readSearches(db, span, onlyMissing)
  return rows.flatMap(({ query, lang, outcome, count }) => {
    const found = langs.find((one) => one === lang)
    return found ? [{ query, lang: found, count, found: outcome === 'found' }] : []
  })
}

/** The figures of some days up to today, for the web team. */
export async function getVisitFigures(
  { days, device }: ParsedInputOf<'getVisitFigures'>,
  { db, now }: ServiceContext,
): Promise<VisitFigures> {
  const until = dayInThailand(now)
  const span: Span = { from: addDays(until, 1 - days), until, device }
  const byDay = await readViews(db, span, 'day', { all: true })
  const missingByDay = await readViews(db, span, 'day', { all: true, missing: true })
  const unanswered = await wordsOf(db, span, true)
  return {
    from: span.from,
    until,
    views: sum(byDay),
    missingViews: sum(missingByDay),
    days: daysOf(span, byDay),
    pages: await readViews(db, span, 'path'),
    missing: await readViews(db, span, 'path', { missing: true }),
    languages: known(await readViews(db, span, 'lang'), langs),
    devices: known(await readViews(db, span, 'device'), visitDevices),
    referrers: known(await readViews(db, span, 'referrer'), visitReferrers),
    searches: await countSearches(db, span, false),
    unansweredSearches: await countSearches(db, span, true),
    words: await wordsOf(db, span, false),
    unanswered: unanswered.map(({ query, lang, count }) => ({ query, lang, count })),
    vitals: await vitalsOf(db, span),
  }
}
