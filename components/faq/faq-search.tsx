'use client'

import { useRef, useState, type ReactNode } from 'react'
import { SearchField } from '@/components/form/search-field'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/locales'
import { QuestionList } from './question-list'
import { useFaqSearch } from './use-faq-search'

export type FaqSearchLabels = {
  label: string
  hint: string
  /** With `#` where the number of questions goes. */
  found: string
  asking: string
  none: string
  noneText: string
  /** With `#` where the text that was searched goes. */
  corrected: string
  failed: string
  retry: string
  clear: string
  results: string
  ownPage: string
}

type Props = {
  labels: FaqSearchLabels
  locale: Locale
  /** Next steps when nothing is found. */ elsewhere: ReactNode
  /** The whole list; hidden while an answer to the search stands in its place. */ children: ReactNode
}

/** Finds questions while one types. Without script the field is not shown and the whole list is. */
export function FaqSearch({ labels, locale, elsewhere, children }: Props) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const search = useFaqSearch(text, locale)
  const idle = search.state === 'idle'
  const questions = search.state === 'found' ? search.questions : []
  const status =
    search.state === 'asking'
      ? labels.asking
      : search.state === 'found'
        ? labels.found.replace('#', String(questions.length))
        : ''
  const clear = () => {
    setText('')
    field.current?.focus()
  }
  return (
    <>
      <form
        role="search"
        data-print="none"
        onSubmit={(event) => event.preventDefault()}
        className="relative -mt-8 grid gap-2 border border-line bg-white p-5 noscript:hidden sm:p-6"
      >
        <SearchField
          ref={field}
          id="faq-search"
          label={labels.label}
          hint={labels.hint}
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="max-w-2xl"
        />
        <p role="status" className="min-h-6 text-sm text-steel">
          {status}
          {search.state === 'found' && search.corrected
            ? ` ${labels.corrected.replace('#', () => search.corrected ?? '')}`
            : null}
        </p>
      </form>
      {idle ? null : (
        <section aria-label={labels.results} className="grid gap-6">
          {search.state === 'failed' ? (
            <Notice
              tone="warning"
              role="alert"
              title={labels.failed}
              actions={
                <Button variant="secondary" onClick={search.retry}>
                  {labels.retry}
                </Button>
              }
            />
          ) : null}
          {questions.length > 0 ? (
            <QuestionList questions={questions} ownPage={labels.ownPage} locale={locale} />
          ) : null}
          {search.state === 'found' && questions.length === 0 ? (
            <EmptyState title={labels.none} text={labels.noneText} actions={elsewhere} />
          ) : null}
          <p>
            <Button variant="secondary" onClick={clear}>
              {labels.clear}
            </Button>
          </p>
        </section>
      )}
      <div hidden={!idle}>{children}</div>
    </>
  )
}
