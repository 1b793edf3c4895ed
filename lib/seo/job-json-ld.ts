import type { JobDetails, Pay } from '@/lib/contract/career'
import type { JobPlace, JobType } from '@/lib/contract/career-words'
import { organizationRef } from './organization'

const employmentTypes: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  contract: 'TEMPORARY',
  internship: 'INTERN',
}
const regions: Record<JobPlace, string> = { factory: 'Samut Prakan', office: 'Bangkok', warehouse: 'Chachoengsao' }

type Address = {
  /** The page of the posting. */ url: string
  /** Of the whole site. */ site: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const paragraph = (text: string) => `<p>${escaped(text)}</p>`
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

function describe({ lead, duties, requirements, payNote }: JobDetails): string {
  return [paragraph(lead), list(duties), list(requirements), paragraph(payNote)].join('')
}

/** A pay structure has no figures, and none are made up for it. */
function salary(pay: Pay): object | null {
  if (pay.kind !== 'band') return null
  const { min, max, per } = pay
  return {
    '@type': 'MonetaryAmount',
    currency: 'THB',
    value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: per === 'month' ? 'MONTH' : 'DAY' },
  }
}

/** schema.org JobPosting while it can be applied for; null once it is closed, and for a sample. Source: schema.org/JobPosting. */
export function jobJsonLd(job: JobDetails, { url, site }: Address): object | null {
  if (job.state === 'closed' || job.sample) return null
  const baseSalary = salary(job.pay)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: job.title,
    description: describe(job),
    identifier: { '@type': 'PropertyValue', name: 'YSS Suspension (Thailand)', value: job.id },
    datePosted: job.posted,
    // To the end of its last day in Thailand.
    ...(job.validThrough !== null && { validThrough: `${job.validThrough}T23:59:59+07:00` }),
    employmentType: employmentTypes[job.type],
    totalJobOpenings: job.vacancies,
    directApply: true,
    hiringOrganization: { ...organizationRef(site), sameAs: site },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressRegion: regions[job.place], addressCountry: 'TH' },
    },
    ...(baseSalary && { baseSalary }),
  }
}
