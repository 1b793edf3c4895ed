import { mdiArrowRight } from '@mdi/js'
import { AppLink } from '@/components/navigation/app-link'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { FaqQuestion } from '@/lib/contract/faq'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Questions of the FAQ that belong to a page; each leads to its answer. */
export function QuestionList({ questions, locale }: { questions: readonly FaqQuestion[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-10 border-t border-ink md:grid-cols-2">
      {questions.map(({ id, question }) => (
        <li key={id} className="border-b border-line">
          <AppLink
            href={localizePath(`/services/faq/${id}`, locale)}
            className="flex min-h-14 items-center justify-between gap-4 py-2 leading-snug font-semibold hover:underline"
          >
            <span>
              <UnbrokenText text={question} />
            </span>
            <Icon path={mdiArrowRight} size={5} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
