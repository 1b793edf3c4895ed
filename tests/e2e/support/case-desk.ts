import Libsql from 'libsql'
import { z } from 'zod'
import { createCompanyClient } from '@/lib/client/company-client'
import { openBody } from '@/lib/server/outbox/sealed-body'
import { sampleAccounts } from '@/lib/server/seed/accounts'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import { someAddress } from './visits'

const mailSchema = z.object({ id: z.string(), body: z.string() })

/** The code that was sent to a mailbox: without a mail server messages stay in the outbox, sealed. */
export function codeSentTo(mailbox: string): string {
  const database = new Libsql(endToEndEnvironment.DATABASE_URL, { readonly: true })
  const found: unknown = database
    .prepare("select id, body from outbox where template = 'caseCode' and recipient = ?")
    .get(mailbox)
  database.close()
  const { id, body } = mailSchema.parse(found)
  return /\d{6}/.exec(openBody(id, body).text)?.[0] ?? ''
}

/** Answers a case as the company's staff do. */
export async function answerCase(origin: string, number: string, text: string): Promise<void> {
  const { call } = createCompanyClient({
    baseURL: `${origin}/api/company`,
    timeoutMs: 30_000,
    fetch: (request) => {
      request.headers.set('x-forwarded-for', someAddress())
      return fetch(request)
    },
  })
  const staff = sampleAccounts.find(({ id }) => id === 'sample-staff')
  const { access_token: token } = await call('token', {
    username: staff?.email ?? '',
    password: staff?.password ?? '',
  })
  await call('moveCase', { number, to: 'acknowledged', text }, { token })
}
