import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { waitingStates } from '@/lib/domain/warranty/states'
import { codeMinutes, issueCode } from '@/lib/server/one-time-codes'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { ServiceContext } from '../context'
import { findBySerial } from './check'
import type { Warranty } from './rows'
import { isSame } from './same'
import { printedSerial } from '@/lib/domain/serial'
import { notBefore } from '@/lib/server/not-before'

const answerMs = 250

type Input = ParsedInputOf<'sendSMS'>

/** Sends a code for a check to the contact on file, when it is the one that was typed. Says nothing of whether it was. */
export async function sendSMS(input: Input, context: ServiceContext): Promise<{ minutes: number }> {
  await context.limit('message', `code for ${input.to.toLowerCase()}`)
  await notBefore(answerMs, sendToOwner(input, context))
  return { minutes: codeMinutes }
}

/** Sent by a program, as far as can be told, and nobody has decided otherwise: it must not cost the contact it names a message. */
export function isUnderSuspicion({ flags, state }: Warranty): boolean {
  return flags.includes('spam-suspected') && waitingStates.some((waiting) => waiting === state)
}

async function sendToOwner({ serial, to, lang }: Input, { db, address, now }: ServiceContext): Promise<void> {
  const channel = to.includes('@') ? 'email' : 'sms'
  const warranty = (await findBySerial(db, printedSerial(serial)))
    .filter((known) => !isUnderSuspicion(known))
    .find(({ owner }) =>
      isSame((channel === 'email' ? owner.email?.toLowerCase() : owner.phone) ?? 'none', to.toLowerCase()),
    )
  const contact = channel === 'email' ? warranty?.owner.email : warranty?.owner.phone
  if (!warranty || contact === undefined) return
  const { code, minutes } = await issueCode(db, { purpose: 'warranty-check', target: warranty.id }, now)
  await queueMessage(
    db,
    {
      channel,
      to: contact,
      lang,
      template: 'warrantyCode',
      data: { code, minutes },
      caller: address,
    },
    now,
  )
}
