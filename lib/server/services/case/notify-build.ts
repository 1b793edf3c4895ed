import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { companyLang, companyMailbox } from '@/lib/server/outbox/company-mailbox'
import { queueMessage } from '@/lib/server/outbox/queue'
import { findBuildOfCase } from '@/lib/server/services/community/build-table'
import { buildUrl } from '@/lib/server/services/community/build-url'
import { openContent } from './content'
import type { KnownCase } from './find-case'
import { caseUrl, messagesOfCase } from './notify'

/** Tells who sent a build that it is shown, and where, or that it will not be. */
export async function notifyBuildDecided(
  trx: Transaction<Database>,
  found: KnownCase,
  { replied, now }: { replied: boolean; now: Date },
): Promise<void> {
  const { id, number, lang, state } = found
  const email = openContent(found)?.email
  if (!email || found.suspected === 1) return
  const own = { number, caseUrl: caseUrl(id, lang) }
  const build = state === 'published' ? findBuildOfCase(number) : undefined
  const message = { channel: 'email', to: email, lang, dedupeKey: `${messagesOfCase(id)}decided` } as const
  if (build)
    await queueMessage(
      trx,
      { ...message, template: 'buildPublished', data: { ...own, pageUrl: buildUrl(build.id, lang) } },
      now,
    )
  else await queueMessage(trx, { ...message, template: 'buildDeclined', data: { ...own, replied } }, now)
}

/** Tells the company that a build it shows was withdrawn. Not among the messages of the case, which are cancelled when it is erased. */
export async function notifyTakenBack(trx: Transaction<Database>, { id, number }: KnownCase, now: Date): Promise<void> {
  const build = findBuildOfCase(number)
  await queueMessage(
    trx,
    {
      channel: 'email',
      to: companyMailbox(),
      lang: companyLang,
      template: 'buildTakenBack',
      data: { number, pageUrl: build ? buildUrl(build.id, companyLang) : null },
      dedupeKey: `build-taken-back:${id}`,
    },
    now,
  )
}
