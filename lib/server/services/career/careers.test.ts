import { describe, expect, it } from 'vitest'
import { careersQuery, jobDetailsSchema, jobSchema } from '@/lib/contract/career'
import { jobStates } from '@/lib/contract/career-words'
import { langs } from '@/lib/contract/lang-words'
import { jobState } from '@/lib/domain/job-state'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { getCareerDetails, getCareers } from './careers'
import { careerFileSchema } from './job-kind'

const db = await openCompanyDatabase('sqlite')
const at = (now: string) => ({ db, now: new Date(now) })
const ask = (input: Record<string, unknown>, now = '2026-11-23T03:00:00Z') =>
  getCareers(careersQuery.parse(input), at(now))
const stateAt = async (id: string, now: string) => (await ask({}, now)).find((job) => job.id === id)?.state

describe('job postings', () => {
  it.each(langs)('keep to the contract in %s, each marked as a sample, whole and of its own', async (lang) => {
    const jobs = await ask({ lang })
    expect(jobs.length).toBeGreaterThanOrEqual(12)
    expect(new Set(jobs.map(({ title }) => title)).size).toBe(jobs.length)
    for (const job of jobs) {
      expect(jobSchema.parse(job)).toEqual(job)
      expect(job.sample).toBe(true)
      const details = await getCareerDetails({ lang, id: job.id }, at('2026-11-23T03:00:00Z'))
      expect(jobDetailsSchema.parse(details)).toEqual(details)
      expect(details.title).toBe(job.title)
    }
  })

  it('say in every language the same number of things', async () => {
    const shapes = await Promise.all(
      langs.map(async (lang) =>
        Promise.all(
          (await ask({ lang })).map(async ({ id }) => {
            const job = await getCareerDetails({ lang, id }, at('2026-11-23T03:00:00Z'))
            return [
              id,
              job.duties.length,
              job.requirements.length,
              job.welcome.length,
              job.day.map(({ at: time }) => time),
            ]
          }),
        ),
      ),
    )
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
  })

  it('open and close at midnight in Thailand, and are unknown before they are posted', async () => {
    expect(await stateAt('lo26-01', '2026-11-02T16:59:59.999Z')).toBeUndefined()
    expect(await stateAt('lo26-01', '2026-11-02T17:00:00Z')).toBe('open')
    expect(await stateAt('lo26-01', '2026-11-16T16:59:59.999Z')).toBe('open')
    expect(await stateAt('lo26-01', '2026-11-16T17:00:00Z')).toBe('closing')
    expect(await stateAt('lo26-01', '2026-11-30T16:59:59.999Z')).toBe('closing')
    expect(await stateAt('lo26-01', '2026-11-30T17:00:00Z')).toBe('closed')
    await expect(getCareerDetails({ lang: 'en', id: 'lo26-01' }, at('2026-11-01T03:00:00Z'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('come with those that end soon first, then the latest, closed ones last; a closed one stays readable', async () => {
    const jobs = await ask({})
    const states = jobs.map(({ state }) => jobStates.indexOf(state))
    expect(states).toEqual(states.toSorted())
    for (const state of jobStates) expect((await ask({ state })).length, state).toBeGreaterThan(0)
    const open = jobs.filter(({ state }) => state === 'open').map(({ posted }) => posted)
    expect(open).toEqual(open.toSorted().reverse())
    expect((await getCareerDetails({ lang: 'th', id: 'pr26-03' }, at('2026-11-23T03:00:00Z'))).state).toBe('closed')
  })

  it('never run out among the samples: some are open until somebody is found', async () => {
    const open = await ask({ state: 'open' }, '2031-01-01T03:00:00Z')
    expect(open.map(({ id }) => id).toSorted()).toEqual(['dg26-01', 'pr26-01', 'rd26-02'])
  })

  it('can be asked for by department, place and type', async () => {
    expect((await ask({ department: 'production' })).every(({ department }) => department === 'production')).toBe(true)
    expect((await ask({ place: 'office', type: 'full-time' })).map(({ id }) => id).toSorted()).toEqual([
      'dg26-01',
      'sa26-01',
    ])
    expect((await ask({ type: 'internship' })).map(({ id }) => id)).toEqual(['in27-01'])
  })

  it('are refused when they close before they open, or take the address of the form', async () => {
    const [one] = (await import('@/content/careers.json')).default
    expect(careerFileSchema.safeParse([one]).success).toBe(true)
    expect(careerFileSchema.safeParse([{ ...one, validThrough: '2020-01-01' }]).success).toBe(false)
    expect(careerFileSchema.safeParse([{ ...one, id: 'register' }]).success).toBe(false)
    expect(careerFileSchema.safeParse([{ ...one, pay: { kind: 'band', min: 2, max: 1, per: 'day' } }]).success).toBe(
      false,
    )
  })
})

describe('jobState', () => {
  it('stays open for good without a last day', () => {
    expect(jobState({ posted: '2026-12-05', validThrough: null }, '2026-12-04')).toBeNull()
    expect(jobState({ posted: '2026-12-05', validThrough: null }, '2036-12-05')).toBe('open')
  })
  const oneDay = { posted: '2026-12-05', validThrough: '2026-12-05' }
  it.each([
    ['2026-12-04', null],
    ['2026-12-05', 'closing'],
    ['2026-12-06', 'closed'],
  ])('on %s a posting of 5 December alone is %s', (day, state) => {
    expect(jobState(oneDay, day)).toBe(state)
  })
})
