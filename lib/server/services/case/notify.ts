import type { Transaction } from 'kysely'
import { environment } from '@/lib/config/environment'
import { caseFieldSchema } from '@/lib/contract/case'
import type { Lang } from '@/lib/contract/common'
import { resultDay } from '@/lib/domain/case-plans'
import { loadMessages } from '@/lib/i18n/messages'
import { localizePath } from '@/lib/i18n/locales'
import type { Database } from '@/lib/server/db/schema'
import type { VisitorCaseTable } from '@/lib/server/db/tables/cases'
import { companyLang, companyMailbox } from '@/lib/server/outbox/company-mailbox'
import { queueMessage } from '@/lib/server/outbox/queue'
import { openContent } from './content'
import { readCase, type KnownCase } from './find-case'
import { caseKeyOf } from './keys'

/** The keys of a case's messages begin so. */
export const messagesOfCase = (id: string) => `case:${id}:`

/** Private address of a case; the part after `#` is never sent to a server by the browser. */
export function caseUrl(id: string, lang: Lang): string {
  return new URL(`${localizePath('/case', lang)}#${caseKeyOf(id)}`, environment().SITE_URL).href
}

/** What was sent, in the words of the company's language. What somebody reports stays out of every mailbox. */
async function linesFor(found: KnownCase): Promise<{ label: string; value: string }[]> {
  if (found.kind === 'report') return []
  const words = (await loadMessages(companyLang)).case
  const values: Record<string, Record<string, string>> = words.values
  return (openContent(found)?.fields ?? []).map(({ field, value }) => ({
    label: words.fields[caseFieldSchema.parse(field)],
    value: values[field]?.[value] ?? value,
  }))
}

/** Tells the company of a case, and its sender, where there is a mailbox, how to come back to it. A program's costs nobody a message. */
export async function notifyOpened(
  trx: Transaction<Database>,
  row: VisitorCaseTable,
  caller: string | null,
  now: Date,
): Promise<void> {
  const found = readCase(row)
  const { kind, number, lang, id } = found
  if (found.suspected === 1) return
  const days = { dueOn: found.due_on, resultOn: resultDay(kind, now) }
  const { kinds } = (await loadMessages(companyLang)).case
  await queueMessage(
    trx,
    {
      channel: 'email',
      to: companyMailbox(),
      lang: companyLang,
      template: 'caseForCompany',
      data: { kind: kinds[kind], number, lang, ...days, lines: await linesFor(found) },
      dedupeKey: `${messagesOfCase(id)}company`,
    },
    now,
  )
  const email = openContent(found)?.email
  if (!email) return
  await queueMessage(
    trx,
    {
      channel: 'email',
      to: email,
      lang,
      template: 'caseOpened',
      data: {
        kind: (await loadMessages(lang)).case.kinds[kind],
        number,
        ...days,
        eraseOn: found.erase_on,
        caseUrl: caseUrl(id, lang),
      },
      caller,
      dedupeKey: `${messagesOfCase(id)}opened`,
    },
    now,
  )
}

/** Tells the sender that something happened; what was said stands on the case's page only. */
export async function notifyMoved(
  trx: Transaction<Database>,
  found: KnownCase,
  { replied, now }: { replied: boolean; now: Date },
): Promise<void> {
  const email = openContent(found)?.email
  if (!email || found.suspected === 1) return
  const words = (await loadMessages(found.lang)).case
  await queueMessage(
    trx,
    {
      channel: 'email',
      to: email,
      lang: found.lang,
      template: 'caseMoved',
      data: {
        kind: words.kinds[found.kind],
        number: found.number,
        state: words.states[found.state],
        replied,
        caseUrl: caseUrl(found.id, found.lang),
      },
      dedupeKey: `${messagesOfCase(found.id)}moved:${now.toISOString()}`,
    },
    now,
  )
}

/** Tells the company that a sender has written again; what, stands in the case. */
export async function notifyCompanyOfReply(trx: Transaction<Database>, found: KnownCase, now: Date): Promise<void> {
  if (found.suspected === 1) return
  const { kinds } = (await loadMessages(companyLang)).case
  await queueMessage(
    trx,
    {
      channel: 'email',
      to: companyMailbox(),
      lang: companyLang,
      template: 'caseReplied',
      data: { kind: kinds[found.kind], number: found.number },
      dedupeKey: `${messagesOfCase(found.id)}reply:${now.toISOString()}`,
    },
    now,
  )
}
