import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { CaseSent } from '@/lib/contract/case'
import type { CaseField, CaseKind } from '@/lib/contract/case-words'
import type { Lang } from '@/lib/contract/common'
import type { SpamGuard } from '@/lib/contract/spam-guard'
import type { UploadPurpose } from '@/lib/contract/upload'
import { addDays, addMonths, dayInThailand } from '@/lib/domain/calendar'
import { planOf, resultDay } from '@/lib/domain/case-plans'
import { consentVersion } from '@/lib/domain/consent-version'
import type { Database } from '@/lib/server/db/schema'
import type { VisitorCaseTable } from '@/lib/server/db/tables/cases'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import { makeNumber } from '@/lib/server/make-number'
import type { ServiceContext } from '@/lib/server/services/context'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import { judgeSpam } from '@/lib/server/spam'
import { sealContent, type CaseContent } from './content'
import { recordCaseEvent } from './events'
import { caseKeyOf, hashCaseKey, hashMailbox, hashPhone } from './keys'
import { notifyOpened } from './notify'

export type NewCase = {
  kind: CaseKind
  /** What it is about, from a list of our own, never typed; null = nothing. */
  topic: string | null
  /** Every field that was filled in, in the order of the form. */
  fields: Partial<Record<CaseField, string>>
  email: string | null
  /** E.164. */
  phone: string | null
  /** Days until it is answered at the latest. */
  answerDays: number
  files: readonly { id: string; purpose: UploadPurpose; field: string }[]
  /** What was agreed to, in the words that were shown. */
  consents: readonly {
    purpose: string
    words: string
    /** Of a notice of its own; default: that of all forms. */ version?: string
  }[]
}

type Form = { key: string; lang: Lang; guard: SpamGuard }

/** What is stored for a repeated sending: the private key is derived anew from the id each time. */
const storedSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  dueOn: z.string(),
  resultOn: z.string().nullable().default(null),
})
type Stored = z.output<typeof storedSchema>

function contentOf({ fields, email, phone }: NewCase): CaseContent {
  const filled = Object.entries(fields) as [CaseField, string][]
  return { fields: filled.map(([field, value]) => ({ field, value })), email, phone }
}

function toRow(made: NewCase, { lang }: Form, suspected: boolean, now: Date): VisitorCaseTable {
  const id = randomUUID()
  const today = dayInThailand(now)
  return {
    id,
    number: makeNumber('R'),
    kind: made.kind,
    topic: made.topic,
    state: 'received',
    content: sealContent(id, contentOf(made)),
    key_hash: hashCaseKey(caseKeyOf(id)),
    mailbox_hash: hashMailbox(made.email),
    phone_hash: hashPhone(made.phone),
    lang,
    suspected: suspected ? 1 : 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    due_on: addDays(today, made.answerDays),
    erase_on: addMonths(today, planOf(made.kind).keptMonths),
    erased_at: null,
  }
}

async function recordConsents(trx: Transaction<Database>, row: VisitorCaseTable, made: NewCase): Promise<void> {
  if (made.consents.length === 0) return
  const rows = made.consents.map(({ purpose, words, version = consentVersion }) => ({
    id: randomUUID(),
    subject_kind: 'case',
    subject_id: row.id,
    purpose,
    given: 1,
    policy_version: version,
    text_shown: words,
    lang: row.lang,
    at: row.created_at,
  }))
  await trx.insertInto('consent_receipt').values(rows).execute()
}

/**
 * Keeps what a visitor sent, once a key: case, files, agreements and messages in one transaction. `input` is the whole call, as it is compared when it
 * is sent again. A report's caller is not kept, not even as a hash. Throws CONFLICT for a used key, INVALID_INPUT for a file that is not there.
 */
export async function openCase(form: Form, made: NewCase, input: unknown, context: ServiceContext): Promise<CaseSent> {
  const { db, now } = context
  const { suspected } = await judgeSpam(form.guard, context)
  const operation = `openCase ${made.kind}`
  const stored = await withIdempotencyKey<Stored>(db, { key: form.key, operation, input, now }, async (trx) => {
    const row = toRow(made, form, suspected, now)
    await trx.insertInto('visitor_case').values(row).execute()
    for (const { id, purpose, field } of made.files) await claimUpload(trx, id, purpose, `case:${row.id}`, field)
    await recordConsents(trx, row, made)
    await recordCaseEvent(trx, { caseId: row.id, actor: 'sender', state: 'received', now })
    await notifyOpened(trx, row, made.kind === 'report' ? null : context.address, now)
    return { id: row.id, number: row.number, dueOn: row.due_on, resultOn: resultDay(made.kind, now) }
  })
  const { id, ...receipt } = storedSchema.parse(stored)
  return { ...receipt, key: caseKeyOf(id) }
}
