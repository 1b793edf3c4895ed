import { environment } from '@/lib/config/environment'
import { langSchema, type Lang } from '@/lib/contract/common'
import type { Kysely } from 'kysely'
import type { ClaimState, WarrantyState } from '@/lib/contract/warranty-words'
import { localizePath } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { findProductSummaries } from '@/lib/server/db/queries/products'
import type { Database } from '@/lib/server/db/schema'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { Arrival } from './register'
import { readWarranty, type Warranty } from './rows'
import { passportPathOf, pinOf } from './secrets'

/** Address of the private page in the customer's language, for a letter. */
export function passportUrlOf(warrantyId: string, lang: Lang): string {
  const [path = '', key = ''] = passportPathOf(warrantyId).split('#')
  return `${new URL(localizePath(path, lang), environment().SITE_URL).href}#${key}`
}

/** The letter after a registration: number, what happens next, link and PIN. */
export async function tellRegistered({ trx, id, number, input, registration, now }: Arrival, outcome: { state: WarrantyState; coveredUntil: string | null }): Promise<void> {
  const [product] = registration.productId === null ? [] : await findProductSummaries(trx, { ids: [registration.productId], lang: input.lang })
  const data = {
    number,
    productName: product?.name ?? (await loadMessages(input.lang)).warranty.unknownPart,
    productCode: product?.code ?? '–',
    serials: registration.serials.map(({ text }) => text),
    coveredUntil: outcome.coveredUntil,
    passportUrl: passportUrlOf(id, input.lang),
    pin: pinOf(id),
    state: outcome.state,
  }
  await queueMessage(trx, { channel: 'email', to: input.owner.email, lang: input.lang, template: 'warrantyRegistered', data, dedupeKey: `warranty:${id}:registered` }, now)
}

type Addressee = { warranty: Warranty; lang: Lang; passportUrl: string }

async function addresseeOf(trx: Kysely<Database>, warrantyId: string): Promise<Addressee> {
  const row = await trx.selectFrom('warranty').selectAll().where('id', '=', warrantyId).executeTakeFirstOrThrow()
  const lang = langSchema.parse(row.lang)
  return { warranty: readWarranty(row), lang, passportUrl: passportUrlOf(warrantyId, lang) }
}

/** The letter after a decision. */
export async function tellChanged(trx: Kysely<Database>, { warrantyId, state, reason }: { warrantyId: string; state: WarrantyState; reason: string | null }, now: Date): Promise<void> {
  const { warranty, lang, passportUrl } = await addresseeOf(trx, warrantyId)
  await queueMessage(trx, { channel: 'email', to: warranty.owner.email, lang, template: 'warrantyChanged', data: { number: warranty.number, state, reason, passportUrl } }, now)
}

/** The letter two months before the cover ends. */
export async function tellExpiring(trx: Kysely<Database>, warrantyId: string, now: Date): Promise<void> {
  const { warranty, lang, passportUrl } = await addresseeOf(trx, warrantyId)
  const [product] = warranty.productId === null ? [] : await findProductSummaries(trx, { ids: [warranty.productId], lang })
  if (!product || warranty.coveredUntil === null) return
  const data = { number: warranty.number, productName: product.name, coveredUntil: warranty.coveredUntil, passportUrl }
  await queueMessage(trx, { channel: 'email', to: warranty.owner.email, lang, template: 'warrantyExpiring', data, dedupeKey: `warranty:${warrantyId}:expiring` }, now)
}

/** The letters about a claim: the first one says that it is open, later ones what changed. */
export async function tellClaim(trx: Kysely<Database>, claim: { warrantyId: string; claimNumber: string; state: ClaimState; reason: string | null }, now: Date): Promise<void> {
  const { warranty, lang, passportUrl } = await addresseeOf(trx, claim.warrantyId)
  const data = { number: warranty.number, claimNumber: claim.claimNumber, passportUrl }
  const letter = { channel: 'email', to: warranty.owner.email, lang } as const
  if (claim.state === 'opened') await queueMessage(trx, { ...letter, template: 'claimOpened', data }, now)
  else await queueMessage(trx, { ...letter, template: 'claimChanged', data: { ...data, state: claim.state, reason: claim.reason } }, now)
}
