import { ApiError } from '@/lib/contract/api-error'
import type { DeskKind } from '@/lib/contract/desk-words'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import { queueMessage } from '@/lib/server/outbox/queue'
import type { ServiceContext } from '@/lib/server/services/context'
import { moveCaseIn } from '@/lib/server/services/case/move-case'
import { answerClaimIn } from '@/lib/server/services/warranty/claim-messages'
import { answerWarrantyIn } from '@/lib/server/services/warranty/registration-messages'
import { loaders, requireHandler, requireRow } from './find-item'
import { keepNote } from './notes'

/** How an answer is kept where its sender reads it. */
function answerIn(kind: DeskKind) {
  if (kind === 'claim') return answerClaimIn
  return kind === 'registration' ? answerWarrantyIn : moveCaseIn
}

/**
 * Writes to the sender of an item: on the page of a case or in the passport, by e-mail otherwise, where the words are kept with the item as well.
 * CONFLICT where nobody can be written to.
 */
export async function answerDeskItem(
  input: ParsedInputOf<'answerDeskItem'>,
  context: ServiceContext,
): Promise<Record<string, never>> {
  const { db, now } = context
  const { kind, id, key, text } = input
  const { id: accountId } = requireHandler(kind, context)
  await requireRow(db, { kind, id })
  const details = await loaders[kind](db, id, 'en')
  if (!details || details.reach === 'none' || details.reach === 'phone')
    throw new ApiError('CONFLICT', { message: 'Its sender cannot be written to' })
  const { letter, lang, person } = details
  const { email } = person
  await withIdempotencyKey<{ done: true }>(db, { key, operation: 'answerDeskItem', input, now }, async (trx) => {
    if (letter === null || email === null) {
      await answerIn(kind)(trx, { number: id, text, accountId }, now)
      return { done: true }
    }
    await keepNote(trx, { kind, id }, { key, text, what: 'answer', accountId, now })
    await queueMessage(
      trx,
      {
        channel: 'email',
        to: email,
        lang,
        template: 'deskAnswer',
        data: { text, ...letter },
        dedupeKey: `desk:${key}`,
      },
      now,
    )
    return { done: true }
  })
  return {}
}
