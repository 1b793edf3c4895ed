import { PageStage } from '@/components/sections/page-stage'
import type { Job } from '@/lib/contract/career'
import type { Locale } from '@/lib/i18n/locales'
import { ApplyAction } from './apply-action'
import { OpenApplication } from './open-application'

/** In place of the form of a posting that is closed. */
export function ClosedNotice({ job, locale }: { job: Job; locale: Locale }) {
  return (
    <>
      <PageStage title={job.title} lead={job.lead} />
      <div className="shell grid gap-8 py-section">
        <ApplyAction job={job} locale={locale} />
        <OpenApplication locale={locale} />
      </div>
    </>
  )
}
