import { HeadingText } from '@/components/ui/heading-text'
import type { FaqQuestion, FaqTopic } from '@/lib/contract/faq'
import type { Locale } from '@/lib/i18n/locales'
import type { ListedQuestion } from './question-item'
import { QuestionList } from './question-list'

type Props = { topics: readonly FaqTopic[]; label: string; locale: Locale }

/** Answers are asked for when a question is opened: all of them, twice, would be most of the page. */
const withoutAnswer = ({ id, number, question }: FaqQuestion): ListedQuestion => ({ id, number, question })

/** Every question by topic, with ways to the topics beside it. */
export function TopicList({ topics, label, locale }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-label={label} data-print="none" className="lg:sticky lg:top-28 lg:self-start">
        <ul className="topics">
          {topics.map(({ id, title, questions }) => (
            <li key={id}>
              <a href={`#${id}`}>
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
              <HeadingText text={title} />
            </h2>
            <QuestionList questions={questions.map(withoutAnswer)} topic={id} locale={locale} />
          </section>
        ))}
      </div>
    </div>
  )
}
