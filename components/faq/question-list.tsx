'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/i18n/locales'
import { QuestionItem, type ListedQuestion } from './question-item'

type Props = { questions: readonly ListedQuestion[]; topic?: string; locale: Locale }

/** Questions under each other. Drawn from their data on both sides, which is half as long as the tree of their markup. */
export function QuestionList({ questions, topic, locale }: Props) {
  const ownPage = useTranslations('faq')('ownPage')
  return (
    <ol className="border-t border-line">
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionItem question={question} topic={topic} ownPage={ownPage} locale={locale} />
        </li>
      ))}
    </ol>
  )
}
