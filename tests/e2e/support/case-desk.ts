import { randomUUID } from 'node:crypto'
import Libsql from 'libsql'
import { createCompanyClient } from '@/lib/client/company-client'
import { signToken } from '@/lib/server/http/token'
import type { TemplateName } from '@/lib/server/outbox/templates'
import { endToEndEnvironment } from '@/scripts/support/end-to-end'
import { textSentTo } from './sent-text'
import { someAddress } from './visits'

/** The code that was sent to a mailbox or phone to prove that it is the sender's. */
export const codeSentTo = (recipient: string, template: TemplateName = 'caseCode'): string =>
  /\d{6}/.exec(textSentTo(recipient, template))?.[0] ?? ''

/** Of a session as after sign-in with a second factor, whose app no test has. */
export async function staffToken(): Promise<string> {
  const [session, now] = [randomUUID(), new Date()]
  const database = new Libsql(endToEndEnvironment.DATABASE_URL)
  database.exec('pragma busy_timeout = 5000')
  database
    .prepare(
      `insert into account_session (id, account_id, refresh_hash, generation, rotated_at, second_factor, created_at, expires_at)
      values (?, 'sample-staff', '', 0, ?, 1, ?, ?)`,
    )
    .run(session, now.toISOString(), now.toISOString(), new Date(now.getTime() + 600_000).toISOString())
  database.close()
  return signToken({ account: 'sample-staff', session }, now)
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
  await call('moveCase', { number, to: 'acknowledged', text }, { token: await staffToken() })
}
