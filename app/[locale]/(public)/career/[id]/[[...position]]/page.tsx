import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JobPage } from '@/components/career/job-page'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { environment } from '@/lib/config/environment'
import { slugSchema } from '@/lib/contract/common'
import { readCareer, readCareers } from '@/lib/data/careers'
import { jobCard } from '@/lib/data/social-cards'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { firstSentences } from '@/lib/seo/fit-text'
import { jobJsonLd } from '@/lib/seo/job-json-ld'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id: string; position?: string[] }> }

// The posting is the page: there is nothing to show before it is known, and an unknown one has to answer 404.
export const instant = false

export async function generateStaticParams() {
  const { jobs } = await readCareers('en')
  return jobs.map(({ id }) => ({ id, position: [] }))
}

/** The posting at this address: by its id alone, or with the name of its position behind it and no other. */
async function readPage(params: Props['params']) {
  const { id, position: [position, ...rest] = [] } = await params
  const found = slugSchema.safeParse(id).success ? await readCareer(await currentLocale(), id) : null
  const right = rest.length === 0 && (position === undefined || position === found?.job.position)
  return right ? found : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readPage(params)
  if (!found) return notFoundMetadata()
  const { id, title, lead, duties, sample } = found.job
  const locale = await currentLocale()
  return pageMetadata(
    {
      title,
      description: firstSentences([lead, ...duties].join(' '), locale),
      picture: await jobCard(found.job, locale),
    },
    // Nobody is to find work that was made up.
    { route: '/career/:id/:position?', params: { id }, locale, index: !sample },
  )
}

export default async function Job({ params }: Props) {
  const [locale, found] = await Promise.all([currentLocale(), readPage(params)])
  if (!found) return <NotFoundPage />
  const { job, until } = found
  const [titles, { jobs }] = await Promise.all([getTranslations({ locale, namespace: 'routes' }), readCareers(locale)])
  const site = environment().SITE_URL
  const url = new URL(localizePath(`/career/${job.id}`, locale), site).href
  const jsonLd = jobJsonLd(job, { url, site })
  return (
    <PageFrame
      route="/career/:id/:position?"
      params={{ id: job.id }}
      tone="stage"
      fitBar={null}
      until={until}
      crumbs={[{ label: titles('career'), href: localizePath('/career', locale) }, { label: job.title }]}
    >
      <JobPage job={job} jobs={jobs} locale={locale} />
      {jsonLd && <JsonLd data={jsonLd} />}
    </PageFrame>
  )
}
