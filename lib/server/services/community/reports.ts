import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import type { reportInput } from '@/lib/contract/community'
import { loadMessages } from '@/lib/i18n/messages'
import type { Database } from '@/lib/server/db/schema'
import { companyLang, companyMailbox } from '@/lib/server/outbox/company-mailbox'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { ServiceContext } from '@/lib/server/services/context'
import { buildTextSchema, requireFacts } from './build-table'
import { buildUrl } from './build-url'

type Report = z.output<typeof reportInput>

/** Tells the company what is said of which build, and nothing of who says it. */
async function notifyReported(db: Kysely<Database>, { id, key, reason, note }: Report, now: Date): Promise<void> {
  const { title } = await readContent(companyLang, 'community', id, buildTextSchema)
  const { reasons } = (await loadMessages(companyLang)).community.report
  await queueMessage(
    db,
    {
      channel: 'email',
      to: companyMailbox(),
      lang: companyLang,
      template: 'buildReported',
      data: { title, reason: reasons[reason], note, pageUrl: buildUrl(id, companyLang) },
      dedupeKey: `build-report:${key}`,
    },
    now,
  )
}

/** Keeps what a visitor says about a build and tells the company, once a key. */
export async function reportBuild(report: Report, { db, now }: ServiceContext): Promise<Record<string, never>> {
  const { id, key, reason, note } = report
  requireFacts(id)
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('build_report')
      .values({ id: key, build_id: id, reason, note, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if ((kept.numInsertedOrUpdatedRows ?? 0n) > 0n) await notifyReported(trx, report, now)
  })
  return {}
}
