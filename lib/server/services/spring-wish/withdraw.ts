import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { cancelMessages } from '@/lib/server/outbox/queue'
import type { ServiceContext } from '@/lib/server/services/context'
import { wishIdOf } from './link'
import { messagesOf } from './notify'
import { langOf, recordConsent } from './records'

/** Deletes a wish and what waits to be sent of it; one that is gone already stays gone. Throws NOT_FOUND for a link that is not genuine. */
export async function withdrawWish(
  { token }: ParsedInputOf<'withdrawWish'>,
  { db, now }: ServiceContext,
): Promise<Record<string, never>> {
  const id = wishIdOf(token)
  if (id === null) throw new ApiError('NOT_FOUND', { message: 'wish' })
  await db.transaction().execute(async (trx) => {
    const wish = await trx.deleteFrom('wish').where('id', '=', id).returning(['id', 'lang']).executeTakeFirst()
    // After the row: an answer that was being written meanwhile is there by now.
    await cancelMessages(trx, messagesOf(id))
    if (wish) await recordConsent(trx, { id, lang: langOf(wish) }, false, now)
  })
  return {}
}
