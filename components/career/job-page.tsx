import { PageStage } from '@/components/sections/page-stage'
import { Notice } from '@/components/ui/notice'
import { getTranslations } from 'next-intl/server'
import type { Job, JobDetails } from '@/lib/contract/career'
import type { Locale } from '@/lib/i18n/locales'
import { ApplyAction, ApplyBar } from './apply-action'
import { JobDay } from './job-day'
import { JobFacts } from './job-facts'
import { JobMarks } from './job-marks'
import { JobSteps } from './job-steps'
import { JobWork } from './job-work'
import { OtherJobs } from './other-jobs'

type Props = { job: JobDetails; jobs: readonly Job[]; locale: Locale }

/** One posting: the facts first, then the work, a day, the steps. */
export async function JobPage({ job, jobs, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'career.sample' })
  return (
    <>
      <PageStage title={job.title} lead={job.lead} part="career">
        <JobMarks job={job} locale={locale} />
      </PageStage>
      <div className="shell grid gap-x-14 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-6 lg:col-start-2 lg:row-start-1">
          <JobFacts job={job} locale={locale} />
          <ApplyAction job={job} locale={locale} />
          {job.sample && (
            <Notice tone="warning" title={t('badge')}>
              {t('one')}
            </Notice>
          )}
        </div>
        <JobWork job={job} locale={locale} />
      </div>
      <JobDay day={job.day} locale={locale} />
      <div className="shell grid grid-cols-1 gap-16 py-10 md:gap-24 md:py-16">
        <JobSteps job={job} locale={locale} />
        <OtherJobs job={job} jobs={jobs} locale={locale} />
      </div>
      <ApplyBar job={job} locale={locale} />
    </>
  )
}
