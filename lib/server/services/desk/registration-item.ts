import type { Kysely } from 'kysely'
import { langSchema, type Lang } from '@/lib/contract/common'
import { registrationMoves } from '@/lib/domain/desk/moves'
import { endedStates, waitingStates } from '@/lib/domain/warranty/states'
import { vehicleName } from '@/lib/domain/vehicle-name'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import { passportUrlOf } from '@/lib/server/services/warranty/notify'
import { readWarranty, type Warranty } from '@/lib/server/services/warranty/rows'
import { selectUnanswered } from '@/lib/server/services/warranty/thread-rows'
import { actorOf, knownFacts, type HistoryEntry, type ItemDetails, type LoadItem } from './item'
import { readThreadHistory } from './thread-history'

/** Registrations that hold a serial of this one; what a decision about a duplicate is made by. */
async function readHolders(db: Kysely<Database>, { id, serials }: Warranty): Promise<string> {
  const holders = await db
    .selectFrom('serial_holder')
    .innerJoin('warranty', 'warranty.id', 'serial_holder.warranty_id')
    .select('warranty.number')
    .where('serial_holder.serial', 'in', [...serials])
    .where('warranty.id', '!=', id)
    .orderBy('warranty.number')
    .distinct()
    .execute()
  return holders.map(({ number }) => number).join(' ')
}

async function productName(db: Kysely<Database>, id: string | null, lang: Lang): Promise<string | null> {
  const [product] = id === null ? [] : await findProductSummaries(db, { ids: [id], lang })
  return product ? `${product.code} ${product.name}` : id
}

async function dealerName(db: Kysely<Database>, { purchase }: Warranty, lang: Lang): Promise<string | undefined> {
  if (purchase.dealerId === undefined) return purchase.dealerName
  const row = await db
    .selectFrom('dealer')
    .select(['name_en', 'name_th', 'name_ja'])
    .where('id', '=', purchase.dealerId)
    .executeTakeFirst()
  return row?.[`name_${lang}`] ?? purchase.dealerName
}

/** What is known of a part and its purchase, which a claim shows as well. */
export async function warrantyFacts(
  db: Kysely<Database>,
  warranty: Warranty,
  lang: Lang,
): Promise<ItemDetails['facts']> {
  const { purchase, vehicle } = warranty
  return knownFacts([
    ['product', await productName(db, warranty.productId, lang)],
    ['serials', warranty.serials.join(' ')],
    ['flags', warranty.flags.join(' ')],
    ['holder', await readHolders(db, warranty)],
    ['position', warranty.position],
    ['boughtOn', purchase.boughtOn],
    ['fittedOn', purchase.fittedOn],
    ['channel', purchase.channel],
    ['dealer', await dealerName(db, warranty, lang)],
    ['invoice', purchase.invoice],
    ['coveredUntil', warranty.coveredUntil],
    ['vehicle', `${vehicleName(vehicle)} ${vehicle.year}`],
    ['plate', [vehicle.plate, vehicle.plateProvince].filter(Boolean).join(' ')],
    ['vin', vehicle.vinLast6],
    ['odometer', purchase.odometerKm],
  ])
}

export function personOf({ owner }: Warranty): ItemDetails['person'] {
  return { name: owner.name, email: owner.email ?? null, phone: owner.phone ?? null }
}

/** Who left no mailbox follows the warranty on its page, and can only be called. */
export const reachOf = ({ email, phone }: ItemDetails['person']): ItemDetails['reach'] =>
  email !== null ? 'email' : phone === null ? 'none' : 'phone'

/** Its steps, and what owner and desk wrote to each other. */
async function readHistory(db: Kysely<Database>, id: string): Promise<HistoryEntry[]> {
  const [events, messages] = await Promise.all([
    db.selectFrom('warranty_event').selectAll().where('warranty_id', '=', id).orderBy('at').orderBy('id').execute(),
    readThreadHistory(db, 'registration', id),
  ])
  return [
    ...events.map(({ at, actor, account_id, from_state, to_state, reason, detail }): HistoryEntry => ({
      at,
      actor: actorOf(actor),
      accountId: account_id,
      what: from_state === to_state ? 'change' : 'state',
      state: to_state,
      text: [reason, detail].filter(Boolean).join('\n') || null,
    })),
    ...messages,
  ]
}

async function isUnanswered(db: Kysely<Database>, id: string): Promise<boolean> {
  const unanswered = selectUnanswered(db, 'registration').select('message.id').where('message.topic_id', '=', id)
  return (await unanswered.limit(1).executeTakeFirst()) !== undefined
}

export const loadRegistration: LoadItem = async (db, number, lang) => {
  const row = await db
    .selectFrom('warranty')
    .selectAll()
    .where('number', '=', number)
    .where('owner', '!=', '')
    .executeTakeFirst()
  if (!row) return null
  const warranty = readWarranty(row)
  const person = personOf(warranty)
  const own = langSchema.parse(row.lang)
  const ended = endedStates.some((state) => state === warranty.state)
  const replied = !ended && (await isUnanswered(db, warranty.id))
  return {
    lang: own,
    open: replied || waitingStates.some((state) => state === warranty.state),
    person,
    // Nobody writes about what has ended.
    reach: ended ? reachOf(person) : 'case',
    facts: await warrantyFacts(db, warranty, lang),
    fileOwners: [warranty.id],
    history: await readHistory(db, warranty.id),
    moves: registrationMoves(warranty.state, replied),
    letter: ended ? { number, url: passportUrlOf(warranty.id, own) } : null,
  }
}
