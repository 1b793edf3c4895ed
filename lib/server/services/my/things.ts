import type { Kysely } from 'kysely'
import { appointmentStateSchema, jobSchema } from '@/lib/contract/appointment'
import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { MyThing } from '@/lib/contract/my-account'
import { claimStateSchema } from '@/lib/contract/warranty-schemas'
import { isOpen } from '@/lib/domain/appointment/states'
import { instantOf } from '@/lib/domain/calendar'
import { isFinal } from '@/lib/domain/case-plans'
import { thingsInOrder } from '@/lib/domain/things-in-order'
import type { Database } from '@/lib/server/db/schema'
import { makePrivateToken } from '@/lib/server/private-link'
import { readVisitTexts } from '@/lib/server/services/appointment/texts'
import { openContent } from '@/lib/server/services/case/content'
import type { KnownCase } from '@/lib/server/services/case/find-case'
import { caseKeyOf } from '@/lib/server/services/case/keys'
import type { ServiceContext } from '@/lib/server/services/context'
import { passportPathOf } from '@/lib/server/services/warranty/secrets'
import type { KnownAccount } from '@/lib/server/services/account/find-account'
import { findCases, findVisits } from './find-things'
import { requireAccount } from './who'

type Of = { db: Kysely<Database>; account: KnownAccount; lang: Lang; now: Date }

async function listVisits({ db, account, lang, now }: Of): Promise<MyThing[]> {
  const visits = await findVisits(db, account)
  if (visits.length === 0) return []
  const texts = await readVisitTexts(lang)
  const shops = await db
    .selectFrom('dealer')
    .select(['id', `name_${lang} as name`])
    .where(
      'id',
      'in',
      visits.map(({ workshop_id }) => workshop_id),
    )
    .execute()
  return visits.map((visit) => {
    const state = appointmentStateSchema.parse(visit.state)
    const begins = instantOf(visit.day, visit.slot)
    const shop = shops.find(({ id }) => id === visit.workshop_id)?.name
    return {
      kind: 'visit',
      state,
      number: visit.number,
      title: [texts.job(jobSchema.parse(visit.job)), shop].filter(Boolean).join(' · '),
      at: begins.toISOString(),
      open: isOpen(state, begins, now),
      path: `/appointment/manage#${makePrivateToken('appointment', visit.id)}`,
    }
  })
}

/** The words of its sender that name it best. */
function titleOf(found: KnownCase): string {
  const fields = openContent(found)?.fields ?? []
  const named = found.kind === 'contact' ? 'text' : 'vehicle'
  const words =
    found.kind === 'build' || found.kind === 'contact' ? fields.find(({ field }) => field === named)?.value : ''
  const [line = ''] = (words ?? '').trim().split('\n')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

async function listCases({ db, account }: Of): Promise<MyThing[]> {
  return (await findCases(db, account)).flatMap((found): MyThing[] => {
    const { kind, state } = found
    // What somebody reports in confidence does not stand in a list that others may look over.
    if (kind === 'report' || found.erased_at !== null) return []
    const path = `/case#${caseKeyOf(found.id)}`
    const { number, created_at: at } = found
    return [{ kind, state, number, title: titleOf(found), at, open: !isFinal(kind, state), path }]
  })
}

async function listClaims({ db, account }: Of): Promise<MyThing[]> {
  const claims = await db
    .selectFrom('claim')
    .innerJoin('account_warranty', 'account_warranty.warranty_id', 'claim.warranty_id')
    .selectAll('claim')
    .where('account_warranty.account_id', '=', account.id)
    .execute()
  return claims.map((claim) => ({
    kind: 'claim',
    state: claimStateSchema.parse(claim.state),
    number: claim.number,
    title: '',
    at: claim.opened_at,
    open: claim.state !== 'closed',
    path: passportPathOf(claim.warranty_id),
  }))
}

/** Everything somebody has booked, sent or asked for with an address that is proved to be the account's, and the claims of its registrations. */
export async function getMyThings({ lang }: ParsedInputOf<'getMyThings'>, context: ServiceContext): Promise<MyThing[]> {
  const of = { db: context.db, account: await requireAccount(context), lang, now: context.now }
  const things = await Promise.all([listVisits(of), listCases(of), listClaims(of)])
  return thingsInOrder(things.flat())
}
