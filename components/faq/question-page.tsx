import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { PageStage } from '@/components/sections/page-stage'
import { HeadingText } from '@/components/ui/heading-text'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { FaqPlace } from '@/lib/data/faq'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { Answer } from './answer'
import { NotIt } from './not-it'

function Step({
  question,
  label,
  rel,
  locale,
}: {
  question: FaqQuestion
  label: string
  rel: 'prev' | 'next'
  locale: Locale
}) {
  return (
    <AppLink
      href={localizePath(`/services/faq/${question.id}`, locale)}
      rel={rel}
      className="group grid content-start gap-1 bg-white p-5 leading-snug"
    >
      <span className="text-sm text-steel">{label}</span>
      <span className="font-semibold underline-offset-4 group-hover:underline">
        <span className="figure mr-3 font-normal text-steel">{question.number}</span>
        {question.question}
      </span>
    </AppLink>
  )
}

/** One question with its answer, the others of its topic, and the ones before and after. */
export async function QuestionPage({
  place: { topic, question, previous, next },
  locale,
}: {
  place: FaqPlace
  locale: Locale
}) {
  const t = await getTranslations({ locale, namespace: 'faq' })
  const others = topic.questions.filter(({ id }) => id !== question.id)
  return (
    <>
      <PageStage title={question.question} lead={t('place', { number: question.number, topic: topic.title })} />
      <div className="shell grid gap-12 pt-10 pb-section">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="text-lg">
            <Answer blocks={question.answer} locale={locale} />
          </div>
          {others.length > 0 ? (
            <section aria-labelledby="same-topic" className="grid content-start gap-3">
              <h2 id="same-topic" className="text-xl">
                <HeadingText text={t('sameTopic')} />
              </h2>
              <ul className="border-t border-line">
                {others.map(({ id, number, question: text }) => (
                  <li key={id} className="border-b border-line">
                    <AppLink
                      href={localizePath(`/services/faq/${id}`, locale)}
                      className="flex min-h-11 items-baseline gap-4 py-2.5 leading-snug underline-offset-4 hover:underline"
                    >
                      <span className="figure w-7 shrink-0 text-sm text-steel">{number}</span>
                      {text}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        <nav
          aria-label={t('steps')}
          data-print="none"
          className="grid gap-px border border-line bg-line sm:grid-cols-2"
        >
          {previous ? <Step question={previous} label={t('previous')} rel="prev" locale={locale} /> : null}
          {next ? <Step question={next} label={t('next')} rel="next" locale={locale} /> : null}
        </nav>
        <p data-print="none">
          <AppLink
            href={localizePath(`/services/faq#${topic.id}`, locale)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
          >
            {t('all')}
          </AppLink>
        </p>
        <NotIt locale={locale} />
      </div>
    </>
  )
}
