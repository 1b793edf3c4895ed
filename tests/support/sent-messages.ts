import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { Channel } from '@/lib/server/outbox/render'
import { deliverDue } from '@/tests/support/outbox'
import type { Outgoing, Transport } from '@/lib/server/outbox/transports/transport'

export type SentMessage = Pick<Outgoing, 'to' | 'subject' | 'text' | 'html'> & { channel: Channel }

/** Delivers what is due and answers it as it leaves the house. */
export async function sendDue(db: Kysely<Database>, now: Date): Promise<SentMessage[]> {
  const sent: SentMessage[] = []
  const through = (channel: Channel): Transport => ({
    send: async ({ to, subject, text, html }) => {
      sent.push({ channel, to, subject, text, html })
    },
  })
  while ((await deliverDue(db, now, { email: through('email'), sms: through('sms') })) > 0);
  return sent
}
