import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import type { JobDetails } from '@/lib/contract/career'
import { addDays } from '@/lib/domain/calendar'
import { applicationDays } from '@/lib/domain/job-application'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { JobMarks } from './job-marks'
import { jobTexts } from './job-texts'

type Props = { job: JobDetails | null; day: string; locale: Locale }

/** What is applied for, in four lines; beside the form where there is room. */
export async function ApplySubject({ job, day, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'career' })
  const texts = job && (await jobTexts(job, locale))
  const answer = t('register.answer', {
    day: formatDate(addDays(day, applicationDays(job?.steps ?? null)), locale),
  })
  return (
    <aside aria-label={t('facts.title')} className="grid content-start gap-2 border-t border-ink pt-3">
      <p className="text-lg font-semibold">{job?.title ?? t('register.open')}</p>
      {job && texts && (
        <>
          <p>
            {texts.pay}&nbsp;· {t(`places.${job.place}`)}
          </p>
          <JobMarks job={job} locale={locale} />
          {job.sample && <p className="text-sm text-steel">{t('sample.one')}</p>}
          <p>
            <AppLink
              href={localizePath(`/career/${job.id}`, locale)}
              className="inline-flex min-h-8 items-center underline underline-offset-4"
            >
              {t('register.see')}
            </AppLink>
          </p>
        </>
      )}
      <p className="text-sm text-steel">{answer}</p>
    </aside>
  )
}
