'use client'

import { lazy, Suspense } from 'react'
import { useInUse } from '@/components/next/use-in-use'
import type { Locale } from '@/lib/i18n/locales'
import type { NearestProps } from './nearest-props'

/** The answer, its words and what words it: with the page they would be sent to everyone, and few ask. */
const lateAnswer = (locale: Locale) =>
  lazy(async () => {
    const [{ WordedAnswer }, { default: dealer }] = await Promise.all([
      import('./worded-answer'),
      import(`../../messages/${locale}/dealer.json`) as Promise<{ default: object }>,
    ])
    return { default: (props: NearestProps) => <WordedAnswer dealer={dealer} {...props} /> }
  })

const answers: Record<Locale, ReturnType<typeof lateAnswer>> = {
  en: lateAnswer('en'),
  th: lateAnswer('th'),
  ja: lateAnswer('ja'),
}

/** The three nearest dealers for a job, on a page about something else. Nothing is loaded before the visitor uses the page; the room is kept. */
export function NearestDealers({ line = '', ...rest }: Omit<NearestProps, 'line'> & { line?: NearestProps['line'] }) {
  const used = useInUse()
  const Answer = answers[rest.locale]
  return (
    <div tabIndex={-1} className="min-h-32" data-print="none">
      {used && (
        <Suspense fallback={null}>
          <Answer line={line} {...rest} />
        </Suspense>
      )}
    </div>
  )
}
