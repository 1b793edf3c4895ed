import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import type { JobDetails } from '@/lib/contract/career'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { jobTexts } from './job-texts'

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5">
      <dt className="text-sm text-steel">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** The posting at a glance: what decides whether to read on. */
export async function JobFacts({ job, locale }: { job: JobDetails; locale: Locale }) {
  const [t, texts] = await Promise.all([getTranslations({ locale, namespace: 'career' }), jobTexts(job, locale)])
  const lines = (items: readonly string[]) =>
    items.map((item) => (
      <span key={item} className="block">
        {item}
      </span>
    ))
  return (
    <section aria-labelledby="facts" className="grid content-start gap-3">
      <h2 id="facts" className="text-xl">
        <HeadingText text={t('facts.title')} />
      </h2>
      <dl data-figures className="border-t border-ink">
        <Row name={t('facts.pay')}>
          {texts.pay}
          <span className="block text-sm font-normal text-steel">{t('pay.gross')}</span>
        </Row>
        <Row name={t('facts.place')}>{t(`places.${job.place}`)}</Row>
        <Row name={t('facts.type')}>{t(`types.${job.type}`)}</Row>
        <Row name={t('facts.hours')}>{lines([...texts.hours, texts.days])}</Row>
        <Row name={t('facts.level')}>{t(`levels.${job.level}`)}</Row>
        <Row name={t('facts.languages')}>{lines(texts.languages)}</Row>
        <Row name={t('facts.vacancies')}>{t('people', { count: job.vacancies })}</Row>
        <Row name={t('facts.department')}>{t(`departments.${job.department}`)}</Row>
        <Row name={t(job.state === 'closed' ? 'facts.closed' : 'facts.until')}>
          {job.validThrough === null ? t('facts.filled') : formatDate(job.validThrough, locale)}
        </Row>
        <Row name={t('facts.posted')}>{formatDate(job.posted, locale)}</Row>
        <Row name={t('facts.number')}>{job.id.toUpperCase()}</Row>
      </dl>
    </section>
  )
}
