'use client'

import type { FaqQuestion } from '@/lib/contract/faq'
import type { Locale } from '@/lib/i18n/locales'
import { QuestionItem } from './question-item'

type Props = { questions: readonly FaqQuestion[]; restIn?: string; ownPage: string; locale: Locale }

/** Questions under each other. Drawn from their data on both sides, which is half as long as the tree of their markup. */
export function QuestionList({ questions, restIn, ownPage, locale }: Props) {
  return (
    <ol className="border-t border-line">
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionItem question={question} restIn={restIn} ownPage={ownPage} locale={locale} />
        </li>
      ))}
    </ol>
  )
}
