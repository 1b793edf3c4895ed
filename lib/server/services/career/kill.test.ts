import '@/tests/support/environment'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { caseSentSchema } from '@/lib/contract/case'
import { openDatabase } from '@/lib/server/db/client'
import { applicationForm } from '@/tests/support/application-form'
import { copyBase } from '@/tests/support/company-database'
import { isLong } from '@/tests/support/long'
import { sendThroughKill } from '@/tests/support/send-until-killed'

const forms = isLong ? 120 : 60
const folder = mkdtempSync(join(tmpdir(), 'career-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(
  'kill -9 in the middle of applications loses none that was acknowledged, and sending the others again makes no twins',
  { timeout: 180_000 },
  async () => {
    const file = copyBase('migrated', join(folder, 'company.db'))
    const todo = Array.from({ length: forms }, (_, i) => applicationForm({ email: `applicant-${i}@example.com` }))
    const read = (answer: unknown) => JSON.stringify(caseSentSchema.parse(answer))
    await sendThroughKill(file, { path: 'api/careers/apply', forms: todo, killAfter: forms * 0.4, read })
    const db = openDatabase(file)
    const cases = await db.selectFrom('visitor_case').select('kind').execute()
    const messages = await db.selectFrom('outbox').select('id').execute()
    await db.destroy()
    expect(cases.map(({ kind }) => kind)).toEqual(Array.from({ length: forms }, () => 'job-application'))
    expect(messages).toHaveLength(2 * forms)
  },
)
