import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { dayInThailand } from '@/lib/domain/calendar'
import { cookieConsentVersion } from '@/lib/domain/consent-version'
import { keptWords, withheldWords } from '@/lib/domain/searched-words'
import { bucketOf } from '@/lib/domain/vital-buckets'
import { splitPath } from '@/lib/i18n/locales'
import { matchRoute } from '@/lib/routes/table'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { addOne } from './add-one'

type Input = ParsedInputOf<'countVisit'>
type View = NonNullable<Input['view']>

/** Page and language of an address; null = no page that everybody may see. */
function pageOf(address: string, missing: boolean) {
  const { locale, path } = splitPath(address)
  const route = matchRoute(path)?.route
  if (route && route.guards.length > 0) return null
  return route || missing ? { lang: locale, path, route: route?.path ?? null } : null
}

async function countView(db: Kysely<Database>, input: Input, { referrer, missing, search }: View, day: string) {
  const page = pageOf(input.path, missing)
  if (!page) return
  const { lang, path } = page
  const outcome = missing ? 'missing' : 'found'
  await addOne(db, 'visit_count', { day, path, lang, device: input.device, referrer, outcome }, { path: withheldWords })
  if (search) {
    const row = { day, lang, query: keptWords(search.query), outcome: search.found ? 'found' : 'missing' }
    await addOne(db, 'search_count', row, { query: withheldWords })
  }
}

/**
 * Adds to the figures of the day. Nothing of the caller is kept: neither address nor browser, no number that two calls have in common. What was
 * allowed under another version of the policy, or against the browser's own signal, is left out without a word.
 */
export async function countVisit(input: Input, { db, now, optsOut }: ServiceContext): Promise<Record<string, never>> {
  const { version, despiteSignal, device, view, vitals } = input
  if (version !== cookieConsentVersion || (optsOut && !despiteSignal)) return {}
  const day = dayInThailand(now)
  if (view) await countView(db, input, view, day)
  const route = vitals.length > 0 ? pageOf(input.path, false)?.route : null
  if (!route) return {}
  for (const { vital, value } of vitals)
    await addOne(db, 'vital_count', { day, route, device, vital, bucket: bucketOf(vital, value) })
  return {}
}
