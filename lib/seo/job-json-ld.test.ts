import { describe, expect, it } from 'vitest'
import type { JobDetails } from '@/lib/contract/career'
import { getCareerDetails } from '@/lib/server/services/career/careers'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { jobJsonLd } from './job-json-ld'

const db = await openCompanyDatabase('sqlite')
const sampleAt = (id: string, now: string) => getCareerDetails({ lang: 'th', id }, { db, now: new Date(now) })
const at = async (id: string, now: string): Promise<JobDetails> => ({ ...(await sampleAt(id, now)), sample: false })
const address = { url: 'https://yss.example/th/career/lo26-01', site: 'https://yss.example' }
const read = (job: JobDetails) => jobJsonLd(job, address) as Record<string, unknown> | null

describe('a posting for search engines', () => {
  it('is none while it is a sample', async () => {
    const job = await sampleAt('lo26-01', '2026-11-23T03:00:00Z')
    expect([job.sample, job.state]).toEqual([true, 'closing'])
    expect(read(job)).toBeNull()
  })

  it('is told with what is true of it, as text', async () => {
    const data = read({ ...(await at('lo26-01', '2026-11-23T03:00:00Z')), lead: 'รถ <10 ล้อ>' })
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      title: 'เจ้าหน้าที่โลจิสติกส์',
      datePosted: '2026-11-03',
      validThrough: '2026-11-30T23:59:59+07:00',
      employmentType: 'FULL_TIME',
      totalJobOpenings: 2,
      hiringOrganization: { '@type': 'Organization', sameAs: 'https://yss.example' },
      jobLocation: { address: { addressRegion: 'Chachoengsao', addressCountry: 'TH' } },
      baseSalary: { currency: 'THB', value: { minValue: 17000, maxValue: 22000, unitText: 'MONTH' } },
    })
    expect(data?.description).toMatch(/^<p>รถ &lt;10 ล้อ&gt;<\/p><ul><li>/)
  })

  it('is none from the first moment of the day after its last', async () => {
    expect(read(await at('lo26-01', '2026-11-30T16:59:59.999Z'))).not.toBeNull()
    expect(read(await at('lo26-01', '2026-11-30T17:00:00.000Z'))).toBeNull()
  })

  it('names no last day where the posting is open until somebody is found', async () => {
    expect(read(await at('rd26-02', '2031-01-01T03:00:00Z'))).not.toHaveProperty('validThrough')
  })

  it('names no pay where the posting names none', async () => {
    expect(read(await at('pr26-01', '2026-11-23T03:00:00Z'))).not.toHaveProperty('baseSalary')
  })
})
