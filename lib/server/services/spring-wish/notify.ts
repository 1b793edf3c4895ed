import type { Kysely, Transaction } from 'kysely'
import type { Lang } from '@/lib/contract/common'
import { localizePath } from '@/lib/i18n/locales'
import { vehicleName } from '@/lib/domain/vehicle-name'
import type { Database } from '@/lib/server/db/schema'
import { findVehicleSummaries } from '@/lib/server/db/queries/vehicles'
import type { WishTable } from '@/lib/server/db/tables/wishes'
import { companyMailbox } from '@/lib/server/outbox/company-mailbox'
import { queueMessage } from '@/lib/server/outbox/queue'
import { managePath, siteUrl } from './link'
import { langOf } from './records'

/** Pages that were stored before the data came are fresh after an hour; the answer must not arrive before them. */
const pagesFreshMs = 3_600_000

/** The company's people read Thai. */
const companyLang: Lang = 'th'

/** The keys of a wish's messages begin so. */
export const messagesOf = (id: string) => `wish:${id}:`

/** The name our own data have for a vehicle; null = it was typed, and a stranger's words are not printed. */
async function ownName(
  db: Kysely<Database>,
  vehicleId: string | null,
  year: number,
  lang: Lang,
): Promise<string | null> {
  const [vehicle] = vehicleId === null ? [] : await findVehicleSummaries(db, { ids: [vehicleId], lang })
  return vehicle ? `${vehicleName(vehicle)} ${year}` : null
}

type Told = { key: string; caller: string | null; now: Date }

/** The receipt, with the way to withdraw; to a mailbox only. Not for what a program sent: it must not cost the mailbox it names a message. */
export async function notifyKept(
  trx: Transaction<Database>,
  wish: WishTable,
  { key, caller, now }: Told,
): Promise<void> {
  if (wish.email === '' || wish.suspected === 1) return
  const lang = langOf(wish)
  await queueMessage(
    trx,
    {
      channel: 'email',
      to: wish.email,
      lang,
      template: 'wishKept',
      data: {
        vehicle: await ownName(trx, wish.vehicle_id, wish.year, lang),
        manageUrl: siteUrl(managePath(wish.id, lang)),
      },
      caller,
      dedupeKey: `${messagesOf(wish.id)}kept:${key}`,
    },
    now,
  )
}

export type Answered = { wish: WishTable; vehicleId: string; path: string }

/** The answer to a wish that has a mailbox. */
export async function notifyAnswered(
  trx: Transaction<Database>,
  { wish, vehicleId, path }: Answered,
  now: Date,
): Promise<void> {
  const lang = langOf(wish)
  await queueMessage(
    trx,
    {
      channel: 'email',
      to: wish.email,
      lang,
      template: 'wishAnswered',
      data: {
        vehicle: (await ownName(trx, vehicleId, wish.year, lang)) ?? '',
        pageUrl: siteUrl(localizePath(path, lang)),
      },
      dueAt: new Date(now.getTime() + pagesFreshMs),
      dedupeKey: `${messagesOf(wish.id)}answered`,
    },
    now,
  )
}

/** Tells the company whom to call, all in one message. `path`: where the springs are; null = they are still wished for. */
export async function notifyCompany(
  trx: Transaction<Database>,
  calls: readonly { wish: WishTable; path: string | null }[],
  now: Date,
): Promise<void> {
  if (calls.length === 0) return
  const wishes = calls.map(({ wish, path }) => ({
    vehicle: `${vehicleName(wish)} ${wish.year}`,
    phone: wish.phone,
    lang: langOf(wish),
    pageUrl: path === null ? null : siteUrl(localizePath(path, companyLang)),
  }))
  await queueMessage(
    trx,
    { channel: 'email', to: companyMailbox(), lang: companyLang, template: 'wishesByPhone', data: { wishes } },
    now,
  )
}
