import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { environment } from '@/lib/config/environment'
import { foldMailbox } from '@/lib/domain/mailbox'
import { phoneCountry } from '@/lib/domain/phone'
import type { Database } from '@/lib/server/db/schema'
import { deriveKey } from '@/lib/server/http/token'
import { readBudget } from './budget'
import type { Urgency } from './delivery-queues'
import { logBudget } from './outbox-log'
import type { Channel } from './render'

/** Why a message was written down but is not sent. */
export type Withheld = 'country' | 'recipient' | 'caller' | 'budget'

/** At most so many messages in so many hours. */
type Limit = { hours: number; messages: number }

const hour = 3_600_000

/** To one mailbox or phone, codes and everything else counted apart: neither must use up the other. */
export const recipientLimits = {
  email: {
    code: [
      { hours: 1, messages: 5 },
      { hours: 24, messages: 12 },
    ],
    other: [{ hours: 24, messages: 10 }],
  },
  sms: {
    code: [
      { hours: 1, messages: 4 },
      { hours: 24, messages: 8 },
    ],
    other: [{ hours: 24, messages: 6 }],
  },
} as const satisfies Record<Channel, Record<'code' | 'other', readonly Limit[]>>

/** Set off from one address, which a household, a dealer or the customers of a mobile network share. */
export const callerLimits = {
  email: [
    { hours: 1, messages: 30 },
    { hours: 24, messages: 100 },
  ],
  sms: [
    { hours: 1, messages: 10 },
    { hours: 24, messages: 30 },
  ],
} as const satisfies Record<Channel, readonly Limit[]>

/** Part of the budget after which the alarm is raised and what is left is kept for codes. */
const openShare = 0.8

export type Counted = { channel: Channel; urgency: Urgency; to: string; recipientKey: string; callerKey: string | null }

function keyOf(kind: 'recipient' | 'caller', text: string): string {
  return createHmac('sha256', deriveKey(`outbox ${kind}`))
    .update(text)
    .digest('hex')
}

export function recipientKeyOf(channel: Channel, to: string): string {
  return keyOf('recipient', channel === 'email' ? foldMailbox(to) : to)
}

export function callerKeyOf(address: string | null): string | null {
  return address === null ? null : keyOf('caller', address)
}

/** Whether one of the limits is reached by the messages that went out, or will. */
async function isReached(
  db: Kysely<Database>,
  { channel, urgency }: Counted,
  of: { column: 'recipient_key' | 'caller_key'; key: string; limits: readonly Limit[] },
  now: Date,
): Promise<boolean> {
  const codes = urgency === 'code'
  const since = (hours: number) => new Date(now.getTime() - hours * hour).toISOString()
  const newest = await db
    .selectFrom('outbox')
    .select('created_at')
    .where(of.column, '=', of.key)
    .where('channel', '=', channel)
    .where('withheld', 'is', null)
    .where('created_at', '>', since(Math.max(...of.limits.map(({ hours }) => hours))))
    .$if(of.column === 'recipient_key', (query) => query.where('urgency', codes ? '=' : '!=', 'code'))
    .orderBy('created_at', 'desc')
    .limit(Math.max(...of.limits.map(({ messages }) => messages)))
    .execute()
  return of.limits.some(({ hours, messages }) => (newest[messages - 1]?.created_at ?? '') > since(hours))
}

/** The limit that one more message would be over; null = none. Waits for parallel messages to the same recipient to be written first. */
export async function findLimit(trx: Kysely<Database>, message: Counted, now: Date): Promise<Withheld | null> {
  const { channel, urgency, to, recipientKey, callerKey } = message
  if (channel === 'sms' && !environment().SMS_COUNTRIES.includes(phoneCountry(to) ?? '')) return 'country'
  const mark = { recipient_key: recipientKey, last_at: now.toISOString() }
  await trx
    .insertInto('outbox_recipient')
    .values(mark)
    .onConflict((conflict) => conflict.column('recipient_key').doUpdateSet(mark))
    .execute()
  const limits = recipientLimits[channel][urgency === 'code' ? 'code' : 'other']
  if (await isReached(trx, message, { column: 'recipient_key', key: recipientKey, limits }, now)) return 'recipient'
  if (
    callerKey !== null &&
    (await isReached(trx, message, { column: 'caller_key', key: callerKey, limits: callerLimits[channel] }, now))
  )
    return 'caller'
  const { used, limit } = await readBudget(trx, channel, now)
  if (used < limit * openShare) return null
  logBudget({ channel, used, limit })
  return urgency === 'code' && used < limit ? null : 'budget'
}
