import { getTranslations } from 'next-intl/server'
import { spamGuardProps } from '@/components/form/robot-check-props'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageStage } from '@/components/sections/page-stage'
import type { JobDetails } from '@/lib/contract/career'
import { addMonths } from '@/lib/domain/calendar'
import { casePlans } from '@/lib/domain/case-plans'
import type { Locale } from '@/lib/i18n/locales'
import { ApplyForm } from './apply-form'
import { applyMessages } from './apply-messages'
import { ApplySubject } from './apply-subject'
import { PrivacyNotice } from './privacy-notice'

type Props = {
  /** null = an open application. */ job: JobDetails | null
  /** Today in Thailand. */ day: string
  locale: Locale
}

/** The form for one posting, or for none in particular. */
export async function ApplyPage({ job, day, locale }: Props) {
  const [t, guard] = await Promise.all([
    getTranslations({ locale, namespace: 'career' }),
    spamGuardProps(locale, 'job_application'),
  ])
  const title = job ? t('register.metaTitle', { title: job.title }) : t('register.metaTitleOpen')
  const months = casePlans['job-application'].keptMonths
  const eraseOn = addMonths(day, months)
  return (
    <>
      <PageStage title={title} lead={t(job ? 'register.lead' : 'register.openLead')} size="low" />
      <div className="shell grid gap-x-14 gap-y-8 py-6 md:py-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <noscript className="lg:col-span-2">
          <p>{t('form.noScript')}</p>
        </noscript>
        <ClientMessages locale={locale} pick={applyMessages}>
          <ApplyForm
            jobId={job?.id ?? null}
            asks={job?.form ?? 'full'}
            label={title}
            notice={<PrivacyNotice months={months} eraseOn={eraseOn} locale={locale} />}
            guard={guard}
            locale={locale}
          />
        </ClientMessages>
        <ApplySubject job={job} day={day} locale={locale} />
      </div>
    </>
  )
}
