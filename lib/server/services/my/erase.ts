import type { Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { dayInThailand } from '@/lib/domain/calendar'
import { planOf } from '@/lib/domain/case-plans'
import type { Database } from '@/lib/server/db/schema'
import { isStaff, langOf } from '@/lib/server/services/account/find-account'
import { accountUrl, tell } from '@/lib/server/services/account/notify'
import { makeVisitNameless } from '@/lib/server/services/appointment/make-nameless'
import { eraseCaseContent } from '@/lib/server/services/case/erase-case'
import { forgetLikes } from '@/lib/server/services/community/likes'
import type { ServiceContext } from '@/lib/server/services/context'
import { findDataOwner, type DataOwner } from './data-owner'
import { findCases, findVisits } from './find-things'
import { recordChoice } from './my-account'
import { handlesOf, requireAccount, requirePassword } from './who'

type Trx = Transaction<Database>

/** What a person was to answer goes, but for what is proof: reports, and what somebody asked of their data. */
async function eraseCases(trx: Trx, { account }: DataOwner, now: Date): Promise<void> {
  for (const { id, kind, erased_at } of await findCases(trx, account))
    if (erased_at === null && planOf(kind).sender.erase) await eraseCaseContent(trx, id, now)
}

/** Visits that were go nameless at once; a workshop still expects the others. */
async function eraseVisits(trx: Trx, { account }: DataOwner, now: Date): Promise<void> {
  const today = dayInThailand(now)
  for (const visit of await findVisits(trx, account))
    if (visit.day < today || visit.state === 'cancelled') await makeVisitNameless(trx, visit)
}

/** Registrations stay what they were before the account: a cover with its owner, until its time is over. News about them ends. */
async function leaveWarranties(
  trx: Trx,
  { warranties }: DataOwner,
  { lang, now }: { lang: 'en' | 'th' | 'ja'; now: Date },
) {
  const subjects = warranties.filter((id) => id !== '-').map((id) => ({ kind: 'warranty', id }) as const)
  await recordChoice(trx, { subjects, choice: 'news', given: false, lang, now })
}

async function eraseRest(trx: Trx, { account, handles, likes }: DataOwner): Promise<void> {
  await forgetLikes(trx, likes.browser, likes.ids)
  await trx
    .deleteFrom('wish')
    .where((e) => e.or([e('email', 'in', handles), e('phone', 'in', handles)]))
    .execute()
  await trx.deleteFrom('account_registration').where('handle', 'in', handles).execute()
  // Sessions, links, lists and the ties to registrations go with it.
  await trx.deleteFrom('account').where('id', '=', account.id).execute()
}

/** Erases the account; a message to each of its addresses confirms it. FORBIDDEN for accounts of staff and dealers, which the company gives out and takes back. */
export async function eraseMyAccount(
  { password, lang }: ParsedInputOf<'eraseMyAccount'>,
  context: ServiceContext,
): Promise<Record<string, never>> {
  const account = await requireAccount(context)
  if (isStaff(account) || account.scopes.includes('dealer')) throw new ApiError('FORBIDDEN')
  await requirePassword(account, password, context)
  const { db, address: caller, now } = context
  await db.transaction().execute(async (trx) => {
    const owner = await findDataOwner(trx, account)
    await eraseCases(trx, owner, now)
    await eraseVisits(trx, owner, now)
    await leaveWarranties(trx, owner, { lang, now })
    await eraseRest(trx, owner)
    for (const handle of handlesOf(account)) {
      const addressee = { handle, lang: langOf(account, lang), caller, now }
      await tell(trx, addressee, 'accountErased', { policyUrl: accountUrl('/policy/privacy-policy', addressee.lang) })
    }
  })
  return {}
}
