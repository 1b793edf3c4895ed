import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { Passport } from '@/lib/contract/warranty-passport'
import { dayInThailand } from '@/lib/domain/calendar'
import { nextService } from '@/lib/domain/warranty/service'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { ServiceContext } from '../context'
import { listBuyerLinks } from './buyer-link-rows'
import { followCalendar } from './calendar'
import { listClaims, toTimelineEntry } from './list-claims'
import { readMessageChoices } from './message-choices'
import { verifyPin } from './pin'
import { findWarranty, type Warranty } from './rows'
import { readThreads } from './thread'
import { quietDetails } from './transitions'
import { makeTicket, messagesPathOf, readPassportToken, readTicket } from './secrets'

/** The registration that link and PIN open. NOT_FOUND alike for a wrong link and a wrong PIN; wrong PINs are counted. */
export async function openPassport(
  { token, pin }: { token: string; pin: string },
  { db, guess, now }: ServiceContext,
): Promise<Warranty> {
  const id = readPassportToken(token)
  if (id === null) throw new ApiError('NOT_FOUND')
  if (!(await guess('pin', `passport ${id}`, () => verifyPin(db, id, pin, now)))) throw new ApiError('NOT_FOUND')
  await followCalendar(db, id, now)
  const warranty = await findWarranty(db, id)
  if (!warranty) throw new ApiError('NOT_FOUND')
  return warranty
}

export async function getPassport(input: ParsedInputOf<'getPassport'>, context: ServiceContext): Promise<Passport> {
  return describePassport(context, await openPassport(input, context), input.lang)
}

/** The same for a printed document, opened by a ticket out of the passport. NOT_FOUND for one that is expired. */
export async function getPassportByTicket(
  { ticket, lang }: ParsedInputOf<'getPassportByTicket'>,
  context: ServiceContext,
): Promise<Passport> {
  const id = await readTicket(ticket, context.now)
  const warranty = id === null ? null : await findWarranty(context.db, id)
  if (!warranty) throw new ApiError('NOT_FOUND')
  return describePassport(context, warranty, lang)
}

function contactOf({ phone, email, address }: Warranty['owner']): Passport['contact'] {
  return { ...(phone !== undefined && { phone }), ...(email !== undefined && { email }), ...(address && { address }) }
}

/** Everything its owner may see. */
export async function describePassport({ db, now }: ServiceContext, warranty: Warranty, lang: Lang): Promise<Passport> {
  const { id, productId, term, purchase, owner } = warranty
  const [products, dealer, events, claims, threads, buyerLinks, messages, ticket] = await Promise.all([
    productId === null ? [] : findProductSummaries(db, { ids: [productId], lang }),
    purchase.dealerId
      ? db.selectFrom('dealer').select(`name_${lang} as name`).where('id', '=', purchase.dealerId).executeTakeFirst()
      : undefined,
    db
      .selectFrom('warranty_event')
      .select(['at', 'to_state', 'actor', 'reason'])
      .where('warranty_id', '=', id)
      // Nothing about the cover has changed.
      .where((e) => e.or([e('detail', 'is', null), e('detail', 'not in', quietDetails)]))
      .orderBy('id')
      .execute(),
    listClaims(db, id),
    readThreads(db, 'registration', [id]),
    listBuyerLinks(db, id, now),
    readMessageChoices(db, warranty),
    makeTicket(id, now),
  ])
  return {
    number: warranty.number,
    state: warranty.state,
    flags: warranty.flags,
    product: products[0] ?? null,
    term,
    serials: warranty.serials,
    position: warranty.position,
    owner: owner.name,
    contact: contactOf(owner),
    vehicle: warranty.vehicle,
    purchase: { ...purchase, dealer: dealer?.name ?? purchase.dealerName ?? null },
    registeredOn: dayInThailand(new Date(warranty.registeredAt)),
    coveredUntil: warranty.coveredUntil,
    coveredKm: warranty.coveredKm,
    serviceDue:
      term === null
        ? null
        : nextService(
            { term, kind: products[0]?.kind ?? null },
            purchase.fittedOn ?? purchase.boughtOn,
            dayInThailand(now),
            purchase.odometerKm ?? null,
          ),
    timeline: events.map(toTimelineEntry),
    claims,
    thread: threads.get(id) ?? [],
    hasReceipt: warranty.receiptId !== null,
    buyerLinks,
    messages: { ...messages, token: messagesPathOf(id).split('#')[1] ?? '' },
    ticket,
  }
}
