import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Job } from '@/lib/contract/career'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { JobMarks } from './job-marks'
import { jobTexts } from './job-texts'

/** A posting as a line of the list: what, where, for how much, until when. The whole line leads to it. */
export async function JobRow({ job, locale }: { job: Job; locale: Locale }) {
  const [t, { pay, days, until }] = await Promise.all([
    getTranslations({ locale, namespace: 'career' }),
    jobTexts(job, locale),
  ])
  const { id, title, lead, place, type } = job
  return (
    <li
      data-job
      data-department={job.department}
      data-place={place}
      data-type={type}
      className="relative grid gap-x-8 gap-y-3 border-b border-line py-5 hover:bg-white md:grid-cols-[minmax(0,1fr)_17rem] md:px-4"
    >
      <div className="grid content-start gap-2">
        <h4 className="text-xl">
          <AppLink
            href={localizePath(`/career/${id}`, locale)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <HeadingText text={title} />
          </AppLink>
        </h4>
        <p className="max-w-text text-steel">
          <UnbrokenText text={lead} />
        </p>
        <JobMarks job={job} locale={locale} />
      </div>
      <ul className="grid content-start gap-1 text-sm">
        <li className="text-base font-semibold">{pay}</li>
        <li>{t(`places.${place}`)}</li>
        <li>
          {t(`types.${type}`)}&nbsp;· {days}
        </li>
        <li className="text-steel">{until}</li>
      </ul>
    </li>
  )
}
