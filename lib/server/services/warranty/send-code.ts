import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { codeMinutes, issueCode } from '@/lib/server/one-time-codes'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { ServiceContext } from '../context'
import { findBySerial, serialKey } from './check'
import { isSame, notBefore } from './same'

const answerMs = 250

type Input = ParsedInputOf<'sendSMS'>

/** Sends a code for a check to the contact on file, when it is the one that was typed. Says nothing of whether it was. */
export async function sendSMS(input: Input, context: ServiceContext): Promise<{ minutes: number }> {
  await context.limit('message', `code for ${input.to.toLowerCase()}`)
  await notBefore(answerMs, sendToOwner(input, context))
  return { minutes: codeMinutes }
}

async function sendToOwner({ serial, to, lang }: Input, { db, now }: ServiceContext): Promise<void> {
  const channel = to.includes('@') ? 'email' : 'sms'
  const warranty = (await findBySerial(db, serialKey(serial))).find(({ owner }) => isSame(channel === 'email' ? owner.email.toLowerCase() : owner.phone, to.toLowerCase()))
  if (!warranty) return
  const { code, minutes } = await issueCode(db, { purpose: 'warranty-check', target: warranty.id }, now)
  await queueMessage(db, { channel, to: channel === 'email' ? warranty.owner.email : warranty.owner.phone, lang, template: 'warrantyCode', data: { code, minutes } }, now)
}
