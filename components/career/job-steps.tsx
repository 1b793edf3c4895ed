import { getTranslations } from 'next-intl/server'
import { Part } from '@/components/sections/part'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { JobDetails } from '@/lib/contract/career'
import type { Locale } from '@/lib/i18n/locales'

/** From the application to the answer: what happens, within how many days, what it takes of the applicant's time; and who decides. */
export async function JobSteps({ job, locale }: { job: JobDetails; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  const days = job.steps.reduce((sum, { withinDays }) => sum + withinDays, 0)
  return (
    <Part id="steps" title={t('parts.steps')} lead={t('steps.total', { days })}>
      <ol className="border-t border-ink">
        {job.steps.map(({ step, withinDays, minutes }, i) => (
          <li
            key={step}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3 sm:grid-cols-[2.5rem_minmax(0,1fr)_14rem]"
          >
            <span aria-hidden="true" className="figure row-span-2 text-2xl leading-tight text-signal sm:row-span-1">
              {i + 1}
            </span>
            <span className="font-semibold">{t(`steps.${step}`)}</span>
            <span className="col-start-2 text-sm text-steel sm:col-start-3">
              <span className="block">{t('steps.within', { days: withinDays })}</span>
              <span className="block">{minutes === null ? t('steps.none') : t('steps.minutes', { minutes })}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="grid gap-1 border-l-3 border-signal pl-5">
        <h3 className="text-lg">{t('parts.decides')}</h3>
        <p className="max-w-text">
          <UnbrokenText text={job.decides} />
        </p>
      </div>
    </Part>
  )
}
