'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode } from 'react'
import { SearchField } from '@/components/form/search-field'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { passFocusOn } from '@/components/ui/focus-around'
import { Notice } from '@/components/ui/notice'
import { prepareCalls } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { QuestionList } from './question-list'
import { useFaqSearch } from './use-faq-search'

type Props = {
  locale: Locale
  /** Next steps when nothing is found. */ elsewhere: ReactNode
  /** The whole list; hidden while an answer to the search stands in its place. */ children: ReactNode
}

/** Finds questions while one types. Without script the field is not shown and the whole list is. */
export function FaqSearch({ locale, elsewhere, children }: Props) {
  const t = useTranslations('faq.search')
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const search = useFaqSearch(text, locale)
  const idle = search.state === 'idle'
  const questions = search.state === 'found' ? search.questions : []
  const status =
    search.state === 'asking' ? t('asking') : search.state === 'found' ? t('found', { count: questions.length }) : ''
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
          label={t('label')}
          hint={t('hint')}
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={prepareCalls}
          className="max-w-2xl"
        />
        <p role="status" className="min-h-6 text-sm text-steel">
          {status}
          {search.state === 'found' && search.corrected ? ` ${t('corrected', { query: search.corrected })}` : null}
        </p>
      </form>
      {idle ? null : (
        <section aria-label={t('results')} tabIndex={-1} className="grid gap-6">
          {search.state === 'failed' ? (
            <Notice
              tone="warning"
              role="alert"
              title={t('failed')}
              actions={
                <Button ref={passFocusOn} variant="secondary" onClick={search.retry}>
                  {t('retry')}
                </Button>
              }
            />
          ) : null}
          {questions.length > 0 ? <QuestionList questions={questions} locale={locale} /> : null}
          {search.state === 'found' && questions.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} actions={elsewhere} />
          ) : null}
          <p>
            <Button variant="secondary" onClick={clear}>
              {t('clear')}
            </Button>
          </p>
        </section>
      )}
      <div hidden={!idle}>{children}</div>
    </>
  )
}
