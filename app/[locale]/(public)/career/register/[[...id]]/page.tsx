import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ApplyPage } from '@/components/career/apply-page'
import { ClosedNotice } from '@/components/career/closed-notice'
import { NotFoundPage, notFoundMetadata } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { slugSchema } from '@/lib/contract/common'
import { readCareer, readCareers } from '@/lib/data/careers'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id?: string[] }> }

const route = '/career/register/:id?'

// What is applied for is the page: there is nothing to show before it is known, and an unknown posting has to answer 404.
export const instant = false

export async function generateStaticParams() {
  const { jobs } = await readCareers('en')
  return [{ id: [] }, ...jobs.map(({ id }) => ({ id: [id] }))]
}

/** The posting at this address, or none in particular (`job: null`); null = there is nothing at this address. */
async function readPage(params: Props['params']) {
  const { id: [id, ...rest] = [] } = await params
  const locale = await currentLocale()
  if (rest.length > 0) return null
  if (id === undefined) {
    const { day, until } = await readCareers(locale)
    return { job: null, day, until }
  }
  return slugSchema.safeParse(id).success ? readCareer(locale, id) : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readPage(params)
  if (!found) return notFoundMetadata()
  const [locale, { job }] = [await currentLocale(), found]
  const t = await getTranslations({ locale, namespace: 'career.register' })
  return pageMetadata(
    {
      title: job ? t('metaTitle', { title: job.title }) : t('metaTitleOpen'),
      description: t('metaDescription'),
      picture: 'hero-car',
    },
    { route, ...(job && { params: { id: job.id } }), locale, index: job === null },
  )
}

export default async function Apply({ params }: Props) {
  const [locale, found] = await Promise.all([currentLocale(), readPage(params)])
  if (!found) return <NotFoundPage />
  const { job, day, until } = found
  const titles = await getTranslations({ locale, namespace: 'routes' })
  const crumbs = [
    { label: titles('career'), href: localizePath('/career', locale) },
    ...(job ? [{ label: job.title, href: localizePath(`/career/${job.id}`, locale) }] : []),
    { label: titles('career-register-id') },
  ]
  return (
    <PageFrame
      route={route}
      params={job ? { id: job.id } : {}}
      tone="stage"
      fitBar={null}
      until={until}
      crumbs={crumbs}
      fills
    >
      {job?.state === 'closed' ? (
        <ClosedNotice job={job} locale={locale} />
      ) : (
        <ApplyPage job={job} day={day} locale={locale} />
      )}
    </PageFrame>
  )
}
