import { createHmac, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { deriveKey } from '@/lib/server/http/token'
import { isSame } from './same'

/** How long a PIN that was sent for a lost one waits for its first use. */
export const newPinHours = 24

const pins = 1_000_000
const toPin = (number: number) => String(number % pins).padStart(6, '0')
const derivePin = (purpose: string, text: string) =>
  toPin(createHmac('sha256', deriveKey(purpose)).update(text).digest().readUInt32BE(0))

/** The PIN a registration begins with. It follows from the form's idempotency key, so that the form sent again shows the same one, and no copy of it is kept for that. */
export function firstPinOf(warrantyId: string, idempotencyKey: string): string {
  return derivePin('first warranty pin', `${warrantyId} ${idempotencyKey}`)
}

/** The PIN of a registration from before PINs were hashed. */
export function derivedPinOf(warrantyId: string): string {
  return derivePin('warranty pin', warrantyId)
}

export function makePin(): string {
  return toPin(randomInt(pins))
}

/** Argon2id with a key that is not in the database: a million PINs are soon tried against a hash that lacks either. */
export function hashPin(pin: string): Promise<string> {
  return hash(pin, { secret: deriveKey('warranty pin hash') })
}

function matches(pinHash: string, pin: string): Promise<boolean> {
  return verify(pinHash, pin, { secret: deriveKey('warranty pin hash') })
}

const only = (pinHash: string) => ({ pin_hash: pinHash, new_pin_hash: null, new_pin_until: null })

/** Makes this the one PIN of a registration; one that was sent for a lost one is void. */
export async function setPinHash(db: Kysely<Database>, warrantyId: string, pinHash: string): Promise<void> {
  await db.updateTable('warranty').set(only(pinHash)).where('id', '=', warrantyId).execute()
}

/** Lets a second PIN open a registration for {@link newPinHours}; an earlier second one is void. */
export async function offerPinHash(
  db: Kysely<Database>,
  warrantyId: string,
  pinHash: string,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + newPinHours * 3_600_000).toISOString()
  await db
    .updateTable('warranty')
    .set({ new_pin_hash: pinHash, new_pin_until: until })
    .where('id', '=', warrantyId)
    .execute()
}

/** Whether this PIN opens this registration. The first use of one that was sent for a lost one makes it the only one. */
export async function verifyPin(db: Kysely<Database>, warrantyId: string, pin: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('warranty')
    .select(['pin_hash', 'new_pin_hash', 'new_pin_until'])
    .where('id', '=', warrantyId)
    .where('owner', '!=', '')
    .executeTakeFirst()
  if (!row) return false
  if (row.pin_hash === null ? isSame(pin, derivedPinOf(warrantyId)) : await matches(row.pin_hash, pin)) return true
  const { new_pin_hash: newHash, new_pin_until: until } = row
  if (newHash === null || until === null || until < now.toISOString() || !(await matches(newHash, pin))) return false
  await db
    .updateTable('warranty')
    .set(only(newHash))
    .where('id', '=', warrantyId)
    .where('new_pin_hash', '=', newHash)
    .execute()
  return true
}
