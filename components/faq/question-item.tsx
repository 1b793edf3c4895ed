import { useState } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Disclosure } from '@/components/ui/disclosure'
import type { FaqQuestion } from '@/lib/contract/faq'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { Answer } from './answer'
import { useWholeAnswer } from './use-whole-answer'

type Props = {
  question: FaqQuestion
  /** The topic to ask for the rest, where `question` has only the beginning of its answer. */
  restIn?: string | undefined
  /** Words of the link to the question's own page. */
  ownPage: string
  locale: Locale
}

/** A numbered question that opens to its answer. Without script its beginning is there, and the rest is on the question's own page. */
export function QuestionItem({ question: { id, number, question, answer }, restIn, ownPage, locale }: Props) {
  const [opened, setOpened] = useState(false)
  const whole = useWholeAnswer(id, opened ? restIn : undefined, locale)
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
      <Answer blocks={whole ?? answer} locale={locale} />
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
