import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { KeyFigures } from '@/components/ui/key-figures'
import { Notice } from '@/components/ui/notice'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { TermsCopy } from '@/lib/data/service-copy'
import { registrationWindowDays, warrantyTerms } from '@/lib/domain/warranty/terms'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { ClaimWay } from './claim-way'
import { CoverSides } from './cover-sides'
import { Part } from '@/components/sections/part'
import { QuestionList } from '@/components/sections/question-list'
import { TermsTable } from './terms-table'

const months = Object.values(warrantyTerms).map((term) => term.months)

/** The warranty's terms: how long, what, how a claim goes, what to keep. */
export async function TermsPage({
  copy,
  questions,
  locale,
}: {
  copy: TermsCopy
  questions: readonly FaqQuestion[]
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'service' })
  const figures = [
    {
      label: t('figures.term'),
      value: t('figures.years', { from: Math.min(...months) / 12, to: Math.max(...months) / 12 }),
    },
    { label: t('figures.window'), value: t('figures.days', { count: registrationWindowDays }) },
  ]
  return (
    <>
      <PageStage title={copy.stage.title} lead={copy.stage.lead} part="warranty-terms" size="tall">
        <KeyFigures figures={figures} size="large" className="mt-2 w-fit" />
        <p className="mt-2 flex flex-wrap gap-3" data-print="none">
          <ButtonLink href={localizePath('/services/warranty/register', locale)} size="large">
            {t('register')}
          </ButtonLink>
          <ButtonLink href={localizePath('/services/warranty/checkWarranty', locale)} variant="secondary" size="large">
            {t('check')}
          </ButtonLink>
        </p>
      </PageStage>
      <div className="shell grid gap-section py-section">
        <Part id="terms" title={copy.table.title} lead={copy.table.text}>
          <TermsTable locale={locale} caption={copy.table.title} />
        </Part>
        <Part id="cover" title={t('cover')} lead={t('coverLead')}>
          <CoverSides locale={locale} />
        </Part>
        <Part id="claim" title={copy.claim.title} lead={copy.claim.text}>
          <ClaimWay states={copy.claim.states} locale={locale} />
        </Part>
        <Part id="keep" title={t('keep')}>
          <dl className="grid gap-x-10 border-t border-ink md:grid-cols-2">
            {copy.keep.map(({ title, text }) => (
              <div key={title} className="grid content-start gap-1 border-b border-line py-4">
                <dt className="text-lg leading-snug font-semibold">{title}</dt>
                <dd className="max-w-text">
                  <UnbrokenText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part id="questions" title={t('questions')}>
          <QuestionList questions={questions} locale={locale} />
        </Part>
        <Notice title={copy.legal.title}>{copy.legal.text}</Notice>
      </div>
    </>
  )
}
