import Libsql from 'libsql'
import { z } from 'zod'
import { openBody } from '@/lib/server/outbox/sealed-body'
import type { TemplateName } from '@/lib/server/outbox/templates'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'

const rowSchema = z.object({ id: z.string(), body: z.string() })

/** The newest message of a template to a mailbox or phone: without a mail server messages stay in the outbox, sealed. */
export function textSentTo(recipient: string, template: TemplateName): string {
  const database = new Libsql(endToEndEnvironment.DATABASE_URL, { readonly: true })
  const found: unknown = database
    .prepare('select id, body from outbox where template = ? and recipient = ? order by created_at desc limit 1')
    .get(template, recipient)
  database.close()
  const { id, body } = rowSchema.parse(found)
  return openBody(id, body).text
}
