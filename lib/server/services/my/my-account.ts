import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { langSchema, type Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { MyAccount } from '@/lib/contract/my-account'
import { consentVersion } from '@/lib/domain/consent-version'
import { loadMessages } from '@/lib/i18n/messages'
import type { Database } from '@/lib/server/db/schema'
import type { KnownAccount } from '@/lib/server/services/account/find-account'
import type { ServiceContext } from '@/lib/server/services/context'
import { listPasskeys } from '@/lib/server/services/passkey/passkeys'
import { requireAccount } from './who'

const purposes = { reminders: 'reminders', news: 'marketing' } as const
type Choice = keyof typeof purposes
const choices = Object.keys(purposes) as Choice[]

type Subject = { kind: 'account' | 'warranty'; id: string }

/** The newest answer counts; reminders are sent until they are stopped, news only to who has agreed. */
export async function readChoices(db: Kysely<Database>, accountId: string): Promise<Record<Choice, boolean>> {
  const rows = await db
    .selectFrom('consent_receipt')
    .select(['purpose', 'given'])
    .where('subject_kind', '=', 'account')
    .where('subject_id', '=', accountId)
    .orderBy('at')
    .execute()
  const newest = new Map(rows.map(({ purpose, given }) => [purpose, given === 1]))
  return { reminders: newest.get('reminders') ?? true, news: newest.get('marketing') ?? false }
}

async function listSessions(db: Kysely<Database>, accountId: string, here: string | null, now: Date) {
  const rows = await db
    .selectFrom('account_session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('rotated_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    openedAt: row.created_at,
    usedAt: row.rotated_at,
    endsAt: row.expires_at,
    secondFactor: row.second_factor === 1,
    here: row.id === here,
  }))
}

async function describeAccount(account: KnownAccount, { db, session, now }: ServiceContext): Promise<MyAccount> {
  const { id, name, email, phone, lang } = account
  const [known, sessions, passkeys] = await Promise.all([
    readChoices(db, id),
    listSessions(db, id, session, now),
    listPasskeys(db, id),
  ])
  return { name, email, phone, mailLang: langSchema.nullable().parse(lang), ...known, sessions, passkeys }
}

export async function getMyAccount(_input: unknown, context: ServiceContext): Promise<MyAccount> {
  return describeAccount(await requireAccount(context), context)
}

export async function myWarrantyIds(db: Kysely<Database>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_warranty')
    .select('warranty_id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ warranty_id }) => warranty_id)
}

type Answer = { subjects: readonly Subject[]; choice: Choice; given: boolean; lang: Lang; now: Date }

/** Keeps an answer with the words that stood beside it. */
export async function recordChoice(trx: Transaction<Database>, { subjects, choice, given, lang, now }: Answer) {
  if (subjects.length === 0) return
  const { choices: texts } = (await loadMessages(lang)).user.settings
  const rows = subjects.map(({ kind, id }) => ({
    id: randomUUID(),
    subject_kind: kind,
    subject_id: id,
    purpose: purposes[choice],
    given: given ? 1 : 0,
    policy_version: consentVersion,
    text_shown: texts[choice],
    lang,
    at: now.toISOString(),
  }))
  await trx.insertInto('consent_receipt').values(rows).execute()
}

/**
 * What was changed, and only that. Whoever sends reminders and news asks the registration, as before there were accounts: an answer of the account
 * is written down at each of its registrations, and so is the language of its messages.
 */
export async function changeMyAccount(
  { lang, name, mailLang, ...answers }: ParsedInputOf<'changeMyAccount'>,
  context: ServiceContext,
): Promise<MyAccount> {
  const { id } = await requireAccount(context)
  const { db, now } = context
  await db.transaction().execute(async (trx) => {
    if (name !== undefined || mailLang !== undefined)
      await trx
        .updateTable('account')
        .set({ ...(name !== undefined && { name }), ...(mailLang !== undefined && { lang: mailLang }) })
        .where('id', '=', id)
        .execute()
    const warranties = await myWarrantyIds(trx, id)
    if (mailLang !== undefined && warranties.length > 0)
      await trx.updateTable('warranty').set({ lang: mailLang }).where('id', 'in', warranties).execute()
    const before = await readChoices(trx, id)
    const subjects: Subject[] = [
      { kind: 'account', id },
      ...warranties.map((of) => ({ kind: 'warranty', id: of }) as const),
    ]
    for (const choice of choices) {
      const given = answers[choice]
      if (given !== undefined && given !== before[choice])
        await recordChoice(trx, { subjects, choice, given, lang, now })
    }
  })
  return getMyAccount({}, context)
}
