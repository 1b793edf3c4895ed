import { environment } from '@/lib/config/environment'
import { langSchema, type Lang } from '@/lib/contract/common'
import type { Kysely } from 'kysely'
import type { WarrantyState } from '@/lib/contract/warranty-words'
import { readSerial } from '@/lib/domain/serial'
import { localizePath } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import { queueMessage, type QueuedMessage } from '@/lib/server/outbox/queue'
import type { TemplateName } from '@/lib/server/outbox/templates'
import type { Outcome } from './assess'
import { firstPinOf, newPinHours } from './pin'
import type { Arrival } from './arrival'
import { readWarranty, type Warranty } from './rows'
import { messagesPathOf, passportPathOf } from './secrets'

/** Address of the private page in the customer's language, for a message. */
export function passportUrlOf(warrantyId: string, lang: Lang): string {
  return urlOf(passportPathOf(warrantyId), lang)
}

/** Address of the page on which reminders and news are stopped. */
function messagesUrlOf(warrantyId: string, lang: Lang): string {
  return urlOf(messagesPathOf(warrantyId), lang)
}

function urlOf(privatePath: string, lang: Lang): string {
  const [path = '', key = ''] = privatePath.split('#')
  return `${new URL(localizePath(path, lang), environment().SITE_URL).href}#${key}`
}

type Email<T extends TemplateName> = Omit<QueuedMessage<T>, 'channel' | 'to'> & { to: string | undefined }

/** An e-mail, where there is an address: who registered with a phone alone follows the warranty on its page. */
export async function queueEmail<T extends TemplateName>(
  db: Kysely<Database>,
  { to, ...message }: Email<T>,
  now: Date,
): Promise<void> {
  if (to !== undefined) await queueMessage(db, { ...message, channel: 'email', to }, now)
}

/** After a registration: number, what happens next and the link by e-mail, the PIN by text message. */
export async function notifyRegistered(
  { trx, id, number, input, registration, now, caller }: Arrival,
  outcome: Outcome,
): Promise<void> {
  const [product] =
    outcome.productId === null ? [] : await findProductSummaries(trx, { ids: [outcome.productId], lang: input.lang })
  const data = {
    number,
    productName: product?.name ?? (await loadMessages(input.lang)).warranty.unknownPart,
    productCode: product?.code ?? '–',
    serials: registration.serials.map((text) => (readSerial(text).kind === 'serial' ? text : null)),
    coveredUntil: outcome.coveredUntil,
    proofMissing: outcome.flags.includes('receipt-missing'),
    passportUrl: passportUrlOf(id, input.lang),
    stopUrl: messagesUrlOf(id, input.lang),
    state: outcome.state,
  }
  await queueEmail(
    trx,
    {
      to: input.owner.email,
      lang: input.lang,
      template: 'warrantyRegistered',
      data,
      dedupeKey: `warranty:${id}:registered`,
      caller,
    },
    now,
  )
  if (input.owner.phone === undefined) return
  const pin = firstPinOf(id, input.key)
  await queueMessage(
    trx,
    {
      channel: 'sms',
      to: input.owner.phone,
      lang: input.lang,
      template: 'warrantyPin',
      data: { number, pin },
      dedupeKey: `warranty:${id}:pin`,
      caller,
    },
    now,
  )
}

type Addressee = { warranty: Warranty; lang: Lang; passportUrl: string }

export async function addresseeOf(trx: Kysely<Database>, warrantyId: string): Promise<Addressee> {
  const row = await trx.selectFrom('warranty').selectAll().where('id', '=', warrantyId).executeTakeFirstOrThrow()
  const lang = langSchema.parse(row.lang)
  return { warranty: readWarranty(row), lang, passportUrl: passportUrlOf(warrantyId, lang) }
}

/** A PIN for a lost one, to the phone on file. */
export async function notifyNewPin(
  trx: Kysely<Database>,
  { number, owner }: Warranty,
  { pin, lang }: { pin: string; lang: Lang },
  now: Date,
): Promise<void> {
  if (owner.phone === undefined) return
  await queueMessage(
    trx,
    { channel: 'sms', to: owner.phone, lang, template: 'warrantyNewPin', data: { number, pin, hours: newPinHours } },
    now,
  )
}

/** The link once more, to the mailbox on file. */
export async function notifyLink(
  db: Kysely<Database>,
  { id, number, owner }: Warranty,
  lang: Lang,
  now: Date,
): Promise<void> {
  await queueEmail(
    db,
    {
      to: owner.email,
      lang,
      template: 'warrantyLink',
      data: { number, passportUrl: passportUrlOf(id, lang) },
    },
    now,
  )
}

/** The message after a decision. */
export async function notifyChanged(
  trx: Kysely<Database>,
  { warrantyId, state, reason }: { warrantyId: string; state: WarrantyState; reason: string | null },
  now: Date,
): Promise<void> {
  const { warranty, lang, passportUrl } = await addresseeOf(trx, warrantyId)
  await queueEmail(
    trx,
    {
      to: warranty.owner.email,
      lang,
      template: 'warrantyChanged',
      data: { number: warranty.number, state, reason, passportUrl },
    },
    now,
  )
}

/** The message two months before the cover ends. */
export async function notifyExpiring(trx: Kysely<Database>, warrantyId: string, now: Date): Promise<void> {
  const { warranty, lang, passportUrl } = await addresseeOf(trx, warrantyId)
  const [product] =
    warranty.productId === null ? [] : await findProductSummaries(trx, { ids: [warranty.productId], lang })
  if (!product || warranty.coveredUntil === null) return
  const data = { number: warranty.number, productName: product.name, coveredUntil: warranty.coveredUntil, passportUrl }
  await queueEmail(
    trx,
    {
      to: warranty.owner.email,
      lang,
      template: 'warrantyExpiring',
      data,
      dedupeKey: `warranty:${warrantyId}:expiring`,
    },
    now,
  )
}

/** The reminder of a service; one for each due day, and none where there is no address. */
export async function notifyServiceDue(
  trx: Kysely<Database>,
  { warrantyId, dueOn }: { warrantyId: string; dueOn: string },
  now: Date,
): Promise<void> {
  const { warranty, lang, passportUrl } = await addresseeOf(trx, warrantyId)
  const [product] =
    warranty.productId === null ? [] : await findProductSummaries(trx, { ids: [warranty.productId], lang })
  if (!product) return
  const stopUrl = messagesUrlOf(warrantyId, lang)
  await queueEmail(
    trx,
    {
      to: warranty.owner.email,
      lang,
      template: 'serviceDue',
      data: { number: warranty.number, productName: product.name, dueOn, passportUrl, stopUrl },
      dedupeKey: `warranty:${warrantyId}:service:${dueOn}`,
    },
    now,
  )
}
