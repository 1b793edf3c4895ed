import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { ApiError } from '@/lib/contract/api-error'
import type { sendWishInput, wishSentSchema } from '@/lib/contract/spring-wish'
import { foldMailbox } from '@/lib/domain/mailbox'
import { readPhone } from '@/lib/domain/phone'
import type { Database } from '@/lib/server/db/schema'
import type { WishTable } from '@/lib/server/db/tables/wishes'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import type { ServiceContext } from '@/lib/server/services/context'
import { judgeSpam } from '@/lib/server/spam'
import { readSprings, vehicleKey } from './find-springs'
import { managePath } from './link'
import { notifyKept } from './notify'
import { recordConsent } from './records'

type Input = z.output<typeof sendWishInput>
type Sent = z.output<typeof wishSentSchema>

/** What is stored for a repeated sending: the private link is derived anew each time and never kept. */
const storedSchema = z.object({ id: z.uuid().nullable(), path: z.string().nullable() })
type Stored = z.output<typeof storedSchema>

const wrong = (path: string, code: 'invalid' | 'unknown-value') =>
  new ApiError('INVALID_INPUT', { fields: [{ path, code }] })

function requirePhone(typed: string | undefined): string {
  if (!typed) return ''
  const phone = readPhone(typed)
  if (phone === null) throw wrong('contact.phone', 'invalid')
  return phone
}

/** A second wish of the same mailbox is the first one; nobody learns from the answer whether there was one. */
function sameKeyOf({ vehicle, contact }: Input, suspected: boolean): string | null {
  if (!contact.email || suspected) return null
  const { vehicleId, brand, model, year } = vehicle
  return `${foldMailbox(contact.email)} ${vehicleId ?? `${vehicleKey(brand, model)} ${year}`}`
}

function toRow(input: Input, { phone, suspected }: { phone: string; suspected: boolean }, now: Date): WishTable {
  const { type, brand, model, year, vehicleId } = input.vehicle
  return {
    id: randomUUID(),
    same_key: sameKeyOf(input, suspected),
    vehicle_id: vehicleId ?? null,
    type,
    brand,
    model,
    year,
    email: input.contact.email ?? '',
    phone,
    lang: input.lang,
    suspected: suspected ? 1 : 0,
    created_at: now.toISOString(),
    told_at: null,
    answered_at: null,
    path: null,
  }
}

async function writeWish(
  trx: Transaction<Database>,
  input: Input,
  row: WishTable,
  { address, now }: ServiceContext,
): Promise<Stored> {
  const { id } = await trx
    .insertInto('wish')
    .values(row)
    .onConflict((conflict) => conflict.column('same_key').doUpdateSet({ lang: row.lang }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordConsent(trx, { id, lang: input.lang }, true, now)
  await notifyKept(trx, { ...row, id }, { key: input.key, caller: address, now })
  return { id, path: null }
}

/** Keeps a wish once a key. A vehicle that has springs already is answered at once, and nothing is stored. */
export async function sendWish(input: Input, context: ServiceContext): Promise<Sent> {
  const { db, now } = context
  const { vehicleId = null } = input.vehicle
  const phone = requirePhone(input.contact.phone)
  if (
    vehicleId !== null &&
    !(await db.selectFrom('vehicle').select('id').where('id', '=', vehicleId).executeTakeFirst())
  )
    throw wrong('vehicle.model', 'unknown-value')
  const { suspected } = await judgeSpam(input.guard, context)
  // Before the transaction: SQLite has one writer at a time, and this reads a few hundred rows.
  const found = (await readSprings(db))({ ...input.vehicle, vehicleId })
  const { guard: _guard, ...compared } = input
  const stored = await withIdempotencyKey<unknown>(
    db,
    { key: input.key, operation: 'sendWish', input: compared, now },
    (trx) =>
      found === null
        ? writeWish(trx, input, toRow(input, { phone, suspected }, now), context)
        : Promise.resolve<Stored>({ id: null, path: found.path }),
  )
  const { id, path } = storedSchema.parse(stored)
  return { path, manage: id === null || input.contact.email ? null : managePath(id, input.lang) }
}
