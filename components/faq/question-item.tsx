import { useState } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Disclosure } from '@/components/ui/disclosure'
import type { FaqQuestion } from '@/lib/contract/faq'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { Answer } from './answer'
import { useAnswer } from './use-answer'

/** A question of a list; one that was searched for has its answer. */
export type ListedQuestion = Pick<FaqQuestion, 'id' | 'number' | 'question'> & Partial<Pick<FaqQuestion, 'answer'>>

type Props = {
  question: ListedQuestion
  /** The topic to ask for answers when `question` comes without its own. */
  topic?: string | undefined
  /** Words of the link to the question's own page. */
  ownPage: string
  locale: Locale
}

/** A numbered question that opens to its answer, which is asked for then; without script there is the way to the question's own page. */
export function QuestionItem({ question: { id, number, question, answer }, topic, ownPage, locale }: Props) {
  const [opened, setOpened] = useState(false)
  const asked = useAnswer(id, opened && !answer ? topic : undefined, locale)
  const blocks = answer ?? asked
  const notice = (details: HTMLDetailsElement | null) => {
    if (details?.open) setOpened(true)
  }
  return (
    <Disclosure
      className="question"
      // It may have been opened before the script was there.
      ref={notice}
      onToggle={({ currentTarget }) => notice(currentTarget)}
      summary={
        <span>
          <span>{number}</span>
          {question}
        </span>
      }
    >
      {blocks ? <Answer blocks={blocks} locale={locale} /> : null}
      <AppLink
        href={localizePath(`/services/faq/${id}`, locale)}
        prefetch={false}
        aria-label={`${ownPage}: ${question}`}
        className="own-page"
      >
        {ownPage}
      </AppLink>
    </Disclosure>
  )
}
