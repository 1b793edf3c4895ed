import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { WorkshopCopy } from '@/lib/data/service-copy'
import type { WorkshopLine } from '@/lib/domain/workshop-programmes'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { SceneId } from '@/lib/pictures/scenes'
import { BeforeVisit } from './before-visit'
import { IntervalTable } from './interval-table'
import { Part } from '@/components/sections/part'
import { PriceTable } from './price-table'
import { ProgrammeList } from './programme-list'
import { QuestionList } from '@/components/sections/question-list'
import { SignTable } from './sign-table'

type Props = {
  line: WorkshopLine
  scene: SceneId
  copy: WorkshopCopy
  questions: readonly FaqQuestion[]
  locale: Locale
}

/** A workshop's programme: signs, what is done, when, what it costs by structure, and how to come. */
export async function WorkshopPage({ line, scene, copy, questions, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <>
      <PageStage title={copy.stage.title} lead={copy.stage.lead} scene={scene} size="tall">
        <p className="mt-4 flex flex-wrap gap-3" data-print="none">
          <ButtonLink href={localizePath('/appointment', locale)} size="large">
            {t('book')}
          </ButtonLink>
          <ButtonLink href="#intervals" variant="secondary" size="large">
            {t('intervals')}
          </ButtonLink>
        </p>
      </PageStage>
      <div className="shell grid gap-section py-section">
        <Part id="signs" title={t('signs')} lead={t('signsLead')}>
          <SignTable copy={copy} locale={locale} />
        </Part>
        <Part id="programmes" title={t('programmes')} lead={t('programmesLead')}>
          <ProgrammeList line={line} copy={copy} locale={locale} />
        </Part>
        <Part id="intervals" title={t('intervals')} lead={t('intervalsLead')}>
          <IntervalTable copy={copy} locale={locale} />
        </Part>
        <Part id="prices" title={copy.prices.title} lead={copy.prices.text}>
          <PriceTable line={line} copy={copy} locale={locale} />
        </Part>
      </div>
      <BeforeVisit steps={copy.before} locale={locale} />
      <div className="shell py-section">
        <Part id="questions" title={t('questions')}>
          <QuestionList questions={questions} locale={locale} />
        </Part>
      </div>
    </>
  )
}
