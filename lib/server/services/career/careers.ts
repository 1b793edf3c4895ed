import { ApiError } from '@/lib/contract/api-error'
import { jobSchema, type Job, type JobDetails } from '@/lib/contract/career'
import { jobStates, type JobState } from '@/lib/contract/career-words'
import type { Lang } from '@/lib/contract/common'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { dayInThailand } from '@/lib/domain/calendar'
import { jobState } from '@/lib/domain/job-state'
import { readContentOf, type ContentSource } from '@/lib/server/services/editor/overlay'
import { jobKind, type StoredJob } from './job-kind'

/** One posting in a language. */
export function showJob({ day: times, texts, ...facts }: StoredJob, lang: Lang, state: JobState): JobDetails {
  const words = texts[lang]
  return { ...facts, state, ...words, day: words.day.map((text, i) => ({ at: times[i] ?? '', text })) }
}

/** What closes has one. */
const lastDay = ({ validThrough }: Job) => validThrough ?? ''

const orders: Record<JobState, (a: Job, b: Job) => number> = {
  closing: (a, b) => lastDay(a).localeCompare(lastDay(b)),
  open: (a, b) => b.posted.localeCompare(a.posted),
  closed: (a, b) => lastDay(b).localeCompare(lastDay(a)),
}

export async function getCareers(
  { lang, department, place, type, state }: ParsedInputOf<'getCareers'>,
  source: ContentSource,
): Promise<Job[]> {
  const day = dayInThailand(source.now)
  const stored = await readContentOf(jobKind, source)
  const jobs = stored.flatMap((facts) => {
    const today = jobState(facts, day)
    const wanted =
      today !== null &&
      (!department || facts.department === department) &&
      (!place || facts.place === place) &&
      (!type || facts.type === type) &&
      (!state || today === state)
    return wanted ? [jobSchema.parse(showJob(facts, lang, today))] : []
  })
  return jobStates.flatMap((each) => jobs.filter((job) => job.state === each).sort(orders[each]))
}

/** Throws NOT_FOUND for a posting that is none, or none yet. */
export async function getCareerDetails(
  { lang, id }: ParsedInputOf<'getCareerDetails'>,
  source: ContentSource,
): Promise<JobDetails> {
  const stored = (await readContentOf(jobKind, source)).find((job) => job.id === id)
  const state = stored ? jobState(stored, dayInThailand(source.now)) : null
  if (!stored || !state) throw new ApiError('NOT_FOUND', { message: 'career' })
  return showJob(stored, lang, state)
}
