import { AppLink } from '@/components/navigation/app-link'
import { Disclosure } from '@/components/ui/disclosure'
import type { FaqQuestion } from '@/lib/contract/faq'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { Answer } from './answer'

/** A numbered question that opens to its answer; works without script. */
export function QuestionItem({
  question: { id, number, question, answer },
  ownPage,
  locale,
}: {
  question: FaqQuestion
  /** Words of the link to the question's own page. */ ownPage: string
  locale: Locale
}) {
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 items-baseline gap-4">
          <span className="figure w-7 shrink-0 text-sm font-normal text-steel">{number}</span>
          <span className="min-w-0">{question}</span>
        </span>
      }
    >
      <div className="grid gap-3 pl-11">
        <Answer blocks={answer} locale={locale} />
        <p className="text-sm">
          <AppLink
            href={localizePath(`/services/faq/${id}`, locale)}
            prefetch={false}
            aria-label={`${ownPage}: ${question}`}
            className="inline-flex min-h-8 items-center text-steel underline underline-offset-4 hover:text-ink"
          >
            {ownPage}
          </AppLink>
        </p>
      </div>
    </Disclosure>
  )
}
