import type { Kysely } from 'kysely'
import { environment } from '@/lib/config/environment'
import type { Lang } from '@/lib/contract/common'
import { localizePath } from '@/lib/i18n/locales'
import type { Database } from '@/lib/server/db/schema'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { TemplateData } from '@/lib/server/outbox/templates'
import type { Handle } from './handle'

type AccountTemplate = Extract<keyof TemplateData, `account${string}`>

export type Addressee = {
  handle: Handle
  lang: Lang
  /** Address of whoever set it off; null = a call inside the process. */
  caller: string | null
  now: Date
}

/** Address of a page, in the addressee's language. `key` stands after `#`, so that no server, log or referrer ever sees it. */
export function accountUrl(
  path:
    | '/login'
    | '/register'
    | '/password/forgot'
    | '/password/reset'
    | '/contactUs'
    | '/user/dealer/listing'
    | '/policy/privacy-policy',
  lang: Lang,
  key = '',
) {
  const { href } = new URL(localizePath(path, lang), environment().SITE_URL)
  return key === '' ? href : `${href}#${key}`
}

export async function tell<T extends AccountTemplate>(
  db: Kysely<Database>,
  { handle: { channel, value: to }, lang, caller, now }: Addressee,
  template: T,
  data: TemplateData[T],
): Promise<void> {
  await queueMessage(db, { channel, to, lang, template, data, caller }, now)
}
