import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { EntryCopy } from '@/lib/data/service-copy'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { EntryDoors } from './entry-doors'
import { Part } from '@/components/sections/part'
import { QuestionList } from '@/components/sections/question-list'
import { SerialPlaces } from './serial-places'

/** The way into the warranty: three doors, how it goes, where the serial stands, what happens to the data. */
export async function EntryPage({
  copy,
  questions,
  locale,
}: {
  copy: EntryCopy
  questions: readonly FaqQuestion[]
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'service' })
  return (
    <>
      <PageStage title={copy.stage.title} lead={copy.stage.lead} scene="macro-clevis" />
      <div className="shell grid gap-section pt-10 pb-section">
        <EntryDoors doors={copy.doors} locale={locale} />
        <Part id="how" title={t('how')}>
          <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 md:grid-cols-4">
            {copy.steps.map(({ title, text, time }) => (
              <li key={title} className="grid content-start gap-2 border-t-3 border-ink pt-3">
                <p className="figure text-xl text-signal">{time}</p>
                <h3 className="text-lg">{title}</h3>
                <p>
                  <UnbrokenText text={text} />
                </p>
              </li>
            ))}
          </ol>
        </Part>
      </div>
      <SerialPlaces serial={copy.serial} locale={locale} />
      <div className="shell grid gap-section py-section">
        <Part
          id="privacy"
          title={copy.privacy.title}
          lead={copy.privacy.text}
          aside={
            <ButtonLink href={localizePath('/policy/privacy-policy', locale)} variant="quiet">
              {t('policy')}
            </ButtonLink>
          }
        >
          <ul className="grid gap-x-10 border-t border-ink md:grid-cols-2">
            {copy.privacy.items.map((item) => (
              <li key={item} className="border-b border-line py-3">
                {item}
              </li>
            ))}
          </ul>
        </Part>
        <Part
          id="questions"
          title={t('questions')}
          aside={
            <ButtonLink href={localizePath('/warranty', locale)} variant="quiet">
              {t('terms')}
            </ButtonLink>
          }
        >
          <QuestionList questions={questions} locale={locale} />
        </Part>
      </div>
    </>
  )
}
