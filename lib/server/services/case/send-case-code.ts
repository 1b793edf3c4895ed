import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import { readPhone } from '@/lib/domain/phone'
import { issueCode } from '@/lib/server/one-time-codes'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { ServiceContext } from '@/lib/server/services/context'

export const codePurpose = 'case-owner'

/** Sends a code to a mailbox or phone, so that a request about somebody's data comes from that person. Anybody may ask: it says nothing of what is stored. */
export async function sendCaseCode(
  { to, lang }: ParsedInputOf<'sendCaseCode'>,
  { db, address, limit, now }: ServiceContext,
): Promise<{ minutes: number }> {
  const channel = to.includes('@') ? 'email' : 'sms'
  const target = channel === 'email' ? to.toLowerCase() : readPhone(to)
  if (target === null) throw new ApiError('INVALID_INPUT', { fields: [{ path: 'to', code: 'invalid' }] })
  await limit('message', `code for ${target}`)
  const { code, minutes } = await issueCode(db, { purpose: codePurpose, target }, now)
  await queueMessage(
    db,
    { channel, to: target, lang, template: 'caseCode', data: { code, minutes }, caller: address },
    now,
  )
  return { minutes }
}
