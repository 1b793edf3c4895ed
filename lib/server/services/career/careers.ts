import { z } from 'zod'
import data from '@/content/careers.json'
import { readContent } from '@/lib/content/read-content'
import { ApiError } from '@/lib/contract/api-error'
import { jobDetailsSchema, jobFactsSchema, jobSchema, type Job, type JobDetails } from '@/lib/contract/career'
import { jobStates, type JobState } from '@/lib/contract/career-words'
import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { dayInThailand } from '@/lib/domain/calendar'
import { jobState } from '@/lib/domain/job-state'
import type { ServiceContext } from '@/lib/server/services/context'

/** Postings as the web team writes them: facts once, the words in content/{language}/careers/{id}.json, a day's times with the facts. */
export const careerFileSchema = z.array(
  jobFactsSchema
    .extend({ day: jobDetailsSchema.shape.day.element.shape.at.array() })
    .refine(({ posted, validThrough }) => posted <= validThrough, 'validThrough is before posted'),
)
const stored = careerFileSchema.parse(data)
type StoredJob = (typeof stored)[number]

const wordsSchema = jobDetailsSchema
  .pick({ title: true, lead: true, duties: true, requirements: true, welcome: true, payNote: true, decides: true })
  .extend({ day: z.array(z.string().min(1)) })
  .strict()

async function readJob(lang: Lang, { day: times, ...facts }: StoredJob, state: JobState): Promise<JobDetails> {
  const words = await readContent(lang, 'careers', facts.id, wordsSchema)
  if (words.day.length !== times.length) throw new Error(`The day of ${facts.id} has other times in ${lang}`)
  return { ...facts, state, ...words, day: words.day.map((text, i) => ({ at: times[i] ?? '', text })) }
}

const orders: Record<JobState, (a: Job, b: Job) => number> = {
  closing: (a, b) => a.validThrough.localeCompare(b.validThrough),
  open: (a, b) => b.posted.localeCompare(a.posted),
  closed: (a, b) => b.validThrough.localeCompare(a.validThrough),
}

export async function getCareers(
  { lang, department, place, type, state }: ParsedInputOf<'getCareers'>,
  { now }: Pick<ServiceContext, 'now'>,
): Promise<Job[]> {
  const day = dayInThailand(now)
  const asked = await Promise.all(
    stored.flatMap((facts) => {
      const today = jobState(facts, day)
      const wanted =
        today !== null &&
        (!department || facts.department === department) &&
        (!place || facts.place === place) &&
        (!type || facts.type === type) &&
        (!state || today === state)
      return wanted ? [readJob(lang, facts, today)] : []
    }),
  )
  const jobs = asked.map((job) => jobSchema.parse(job))
  return jobStates.flatMap((each) => jobs.filter((job) => job.state === each).sort(orders[each]))
}

/** Throws NOT_FOUND for a posting that is none, or none yet. */
export async function getCareerDetails(
  { lang, id }: ParsedInputOf<'getCareerDetails'>,
  { now }: Pick<ServiceContext, 'now'>,
): Promise<JobDetails> {
  const facts = stored.find((job) => job.id === id)
  const state = facts ? jobState(facts, dayInThailand(now)) : null
  if (!facts || !state) throw new ApiError('NOT_FOUND', { message: 'career' })
  return readJob(lang, facts, state)
}
