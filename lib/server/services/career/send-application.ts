import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { JobDetails } from '@/lib/contract/career'
import type { CaseSent } from '@/lib/contract/case'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { applicationDays } from '@/lib/domain/job-application'
import { readPhone } from '@/lib/domain/phone'
import { loadMessages } from '@/lib/i18n/messages'
import type { Database } from '@/lib/server/db/schema'
import { openCase } from '@/lib/server/services/case/open-case'
import type { ServiceContext } from '@/lib/server/services/context'
import type { ContentSource } from '@/lib/server/services/editor/overlay'
import { getCareerDetails } from './careers'

type Input = ParsedInputOf<'sendApplication'>

const wrong = (path: string, code: 'invalid' | 'unknown-value') =>
  new ApiError('INVALID_INPUT', { fields: [{ path, code }] })

/** The posting that is applied for; null = none in particular. */
async function findJob({ lang, jobId }: Input, source: ContentSource): Promise<JobDetails | null> {
  if (jobId === undefined) return null
  try {
    return await getCareerDetails({ lang, id: jobId }, source)
  } catch (error) {
    throw error instanceof ApiError && error.code === 'NOT_FOUND' ? wrong('jobId', 'unknown-value') : error
  }
}

/** INVALID_INPUT once a posting is closed; but an application that was kept before midnight may be sent again after it. */
async function requireOpen(db: Kysely<Database>, job: JobDetails | null, key: string): Promise<void> {
  if (job?.state !== 'closed') return
  const kept = await db.selectFrom('submission').select('key').where('key', '=', key).executeTakeFirst()
  if (!kept) throw wrong('jobId', 'unknown-value')
}

function nameOf({ id, title }: JobDetails, lang: Input['lang']): string {
  const code = id.toUpperCase()
  return lang === 'ja' ? `${title}（${code}）` : `${title} (${code})`
}

function fieldsOf(input: Input, job: JobDetails | null, phone: string) {
  const { lang, name, email, lineId, text, province, education, experience, salary, start, portfolio } = input
  const asked = {
    job: job ? nameOf(job, lang) : undefined,
    name,
    phone,
    email,
    lineId,
    text,
    province,
    education,
    experience,
    salary,
    start,
    portfolio,
  }
  return Object.fromEntries(
    Object.entries(asked).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  )
}

/** Keeps an application, once a key. */
export async function sendApplication(input: Input, context: ServiceContext): Promise<CaseSent> {
  const phone = readPhone(input.phone)
  if (phone === null) throw wrong('phone', 'invalid')
  const job = await findJob(input, context)
  await requireOpen(context.db, job, input.key)
  const { guard: _guard, ...compared } = input
  const { consent } = (await loadMessages(input.lang)).career.form
  return openCase(
    input,
    {
      kind: 'job-application',
      topic: job?.id ?? null,
      fields: fieldsOf(input, job, phone),
      email: input.email ?? null,
      phone,
      answerDays: applicationDays(job?.steps ?? null),
      files: input.resumeId === undefined ? [] : [{ id: input.resumeId, purpose: 'resume', field: 'resumeId' }],
      consents: [{ purpose: 'job-application', words: consent, version: input.notice }],
    },
    compared,
    context,
  )
}
