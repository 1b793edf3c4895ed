import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { ServiceContext } from '../context'
import { findBySerial } from './check'
import { notifyLink } from './notify'
import { isSame } from './same'
import { printedSerial } from '@/lib/domain/serial'
import { notBefore } from '@/lib/server/not-before'

const answerMs = 250

type Input = ParsedInputOf<'sendPassportLink'>

/** Sends the link of a registration to the mailbox on file, when serial and phone are its own. Says nothing of whether they were. */
export async function sendPassportLink(input: Input, context: ServiceContext): Promise<Record<string, never>> {
  await context.limit('message', `link of ${printedSerial(input.serial)}`)
  await notBefore(answerMs, sendLink(input, context))
  return {}
}

async function sendLink({ serial, phoneLast4, lang }: Input, { db, now }: ServiceContext): Promise<void> {
  const warranty = (await findBySerial(db, printedSerial(serial))).find((candidate) =>
    isSame(candidate.phoneLast4, phoneLast4),
  )
  if (warranty) await notifyLink(db, warranty, lang, now)
}
