import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Job, JobDetails } from '@/lib/contract/career'
import type { Lang } from '@/lib/contract/common'
import { dayInThailand } from '@/lib/domain/calendar'
import { cacheTags, lifeWithinDay } from './cache-table'
import { askCompany } from './company'
import { readNextTurn } from './next-turn'
import { orNull } from './not-found'

type OfDay = {
  /** Today in Thailand. */ day: string
  /** The moment from which states may be others; ISO, UTC. */ until: string
}

const ofDay = (now: Date, until: Date): OfDay => ({ day: dayInThailand(now), until: until.toISOString() })

/** All postings with their state today. */
export async function readCareers(lang: Lang): Promise<OfDay & { jobs: Job[] }> {
  'use cache'
  // Before the question: an answer that comes after midnight must not count for the new day.
  const now = new Date()
  const until = await readNextTurn(now)
  cacheLife(lifeWithinDay(now, until))
  cacheTag(cacheTags.site)
  return { jobs: await askCompany('getCareers', { lang }), ...ofDay(now, until) }
}

/** One posting with its state today; null = there is none of this id. */
export async function readCareer(lang: Lang, id: string): Promise<(OfDay & { job: JobDetails }) | null> {
  'use cache'
  const now = new Date()
  const until = await readNextTurn(now)
  cacheLife(lifeWithinDay(now, until))
  cacheTag(cacheTags.site)
  const job = await orNull(askCompany('getCareerDetails', { lang, id }))
  return job && { job, ...ofDay(now, until) }
}
