import { getTranslations } from 'next-intl/server'
import type { Job } from '@/lib/contract/career'
import { jobDepartments } from '@/lib/contract/career-words'
import type { Locale } from '@/lib/i18n/locales'
import { JobFilter } from './job-filter'
import { JobNone } from './job-none'
import { JobRow } from './job-row'

const filter = 'job-filter'

/** Open postings by department. The filter beside them is CSS alone (career.css): it works before and without scripts. */
export async function JobList({ jobs, locale }: { jobs: readonly Job[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  const groups = jobDepartments.flatMap((department) => {
    const here = jobs.filter((job) => job.department === department)
    return here.length > 0 ? [{ department, here }] : []
  })
  const none = (
    <div role="status" data-print="none">
      <JobNone form={filter} locale={locale} />
    </div>
  )
  return (
    <div data-jobs className="grid gap-8">
      <JobFilter id={filter} jobs={jobs} locale={locale} />
      <div className="grid gap-10">
        {groups.map(({ department, here }) => (
          <section
            key={department}
            data-group={department}
            className="grid gap-x-8 gap-y-2 lg:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <h3 className="border-ink pt-3 text-lg lg:border-t">{t(`departments.${department}`)}</h3>
            <ul className="border-t border-ink">
              {here.map((job) => (
                <JobRow key={job.id} job={job} locale={locale} />
              ))}
            </ul>
            {none}
          </section>
        ))}
      </div>
      <div>
        {none}
        <p className="text-steel" data-print="none">
          {t('filter.shown')} <span data-shown className="figure" />
        </p>
      </div>
    </div>
  )
}
