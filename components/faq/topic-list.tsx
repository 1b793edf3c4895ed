import type { FaqTopic } from '@/lib/contract/faq'
import type { Locale } from '@/lib/i18n/locales'
import { QuestionItem } from './question-item'

type Props = { topics: readonly FaqTopic[]; labels: { topics: string; ownPage: string }; locale: Locale }

/** Every question by topic, with ways to the topics beside it. */
export function TopicList({ topics, labels, locale }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-label={labels.topics} data-print="none" className="lg:sticky lg:top-28 lg:self-start">
        <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0 lg:border-t lg:border-line">
          {topics.map(({ id, title, questions }) => (
            <li key={id} className="lg:border-b lg:border-line">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center justify-between gap-3 border border-line px-3 py-1 text-sm leading-snug hover:border-ink lg:border-0 lg:px-0 lg:underline-offset-4 lg:hover:underline"
              >
                {title}
                <span className="figure text-steel" aria-hidden="true">
                  {questions.length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-12">
        {topics.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id} className="grid gap-4">
            <h2 id={id} className="scroll-mt-28 text-2xl">
              {title}
            </h2>
            <ol className="border-t border-line">
              {questions.map((question) => (
                <li key={question.id}>
                  <QuestionItem question={question} ownPage={labels.ownPage} locale={locale} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}
