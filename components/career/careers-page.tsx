import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { Part } from '@/components/sections/part'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import type { Job } from '@/lib/contract/career'
import type { Locale } from '@/lib/i18n/locales'
import { ClosedList } from './closed-list'
import { HowWeChoose } from './how-we-choose'
import { JobList } from './job-list'
import { OpenApplication } from './open-application'

/** All postings: open ones by department, the way in without one, those that are closed. */
export async function CareersPage({ jobs, locale }: { jobs: readonly Job[]; locale: Locale }) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'career' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const open = jobs.filter(({ state }) => state !== 'closed')
  return (
    <>
      <PageStage
        title={titles('career')}
        part="career"
        size="tall"
        lead={
          <>
            <p>{t('lead')}</p>
            <p className="mt-3 font-semibold text-white">{t('count', { open: open.length })}</p>
          </>
        }
      />
      <div className="shell grid grid-cols-1 gap-16 py-10 md:gap-24 md:py-16">
        <Part id="open" title={t('sections.open')}>
          {jobs.some(({ sample }) => sample) && (
            <Notice tone="warning" title={t('sample.title')}>
              {t('sample.text')}
            </Notice>
          )}
          {open.length > 0 ? (
            <JobList jobs={open} locale={locale} />
          ) : (
            <EmptyState title={t('count', { open: 0 })} text={t('filter.none')} heading="h3" />
          )}
        </Part>
        <OpenApplication locale={locale} />
      </div>
      <HowWeChoose locale={locale} />
      <div className="shell py-10 md:py-16">
        <ClosedList jobs={jobs.filter(({ state }) => state === 'closed')} locale={locale} />
      </div>
    </>
  )
}
