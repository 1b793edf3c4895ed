import { getTranslations } from 'next-intl/server'
import { dealerJobs } from '@/components/nearest/dealer-jobs'
import { Part } from '@/components/sections/part'
import { QuestionList } from '@/components/sections/question-list'
import { ButtonLink } from '@/components/ui/button-link'
import { StackedTable } from '@/components/ui/stacked-table'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { dealerKinds, type Option } from '@/lib/contract/dealer'
import type { FaqQuestion } from '@/lib/contract/faq'
import { localizePath, type Locale } from '@/lib/i18n/locales'

const hints = ['part', 'vehicle', 'claim', 'holiday'] as const

type Props = { types: readonly Option[]; questions: readonly FaqQuestion[]; locale: Locale }

/** What each job means, what kinds of places there are, what to bring, and who else can help. */
export async function Guide({ types, questions, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'dealer' })
  const countOf = (kind: string) => types.find(({ id }) => id === kind)?.dealerCount ?? 0
  return (
    <>
      <Part id="jobs" title={t('guide.jobsTitle')}>
        <dl className="grid gap-x-10 border-t border-ink md:grid-cols-2">
          {dealerJobs.map((job) => (
            <div key={job} className="grid content-start gap-1 border-b border-line py-3">
              <dt className="font-semibold">
                <UnbrokenText text={t(`jobs.${job}`)} />
              </dt>
              <dd className="text-steel">
                <UnbrokenText text={t(`jobTexts.${job}`)} />
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="kinds" title={t('guide.kindsTitle')} lead={t('guide.kindsLead')}>
        <StackedTable
          caption={t('guide.kindsTitle')}
          columns={[
            { label: t('guide.kind') },
            { label: t('guide.does') },
            { label: t('guide.number'), className: 'figure' },
          ]}
          rows={dealerKinds.map((kind) => ({
            key: kind,
            cells: [t(`kinds.${kind}`), t(`kindTexts.${kind}`), countOf(kind)],
          }))}
        />
      </Part>
      <Part id="before" title={t('guide.before')}>
        <ul className="grid max-w-text list-disc gap-2 pl-5">
          {hints.map((hint) => (
            <li key={hint}>
              <UnbrokenText text={t(`guide.beforeTexts.${hint}`)} />
            </li>
          ))}
        </ul>
      </Part>
      {questions.length > 0 && (
        <Part id="questions" title={t('guide.questions')}>
          <QuestionList questions={questions} locale={locale} />
        </Part>
      )}
      <p className="flex flex-wrap gap-x-8 gap-y-2" data-print="none">
        <ButtonLink href={localizePath('/worldDistributor', locale)} variant="secondary">
          {t('find.abroad')}
        </ButtonLink>
        <ButtonLink href={localizePath('/contactUs?reason=dealer', locale)} variant="quiet" rel="nofollow">
          {t('guide.become')}
        </ButtonLink>
        <ButtonLink href={localizePath('/contactUs?reason=dealer', locale)} variant="quiet" rel="nofollow">
          {t('guide.report')}
        </ButtonLink>
      </p>
    </>
  )
}
