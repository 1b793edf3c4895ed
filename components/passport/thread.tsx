'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatMoment } from '@/lib/i18n/format-moment'
import type { ThreadProps } from './thread-props'

// Most who look at a thread only read.
const ReplyForm = lazy(async () => ({ default: (await import('./reply-form')).ReplyForm }))

function MessageList({ messages, locale }: Pick<ThreadProps, 'messages' | 'locale'>) {
  const t = useTranslations('passport.replies')
  return (
    <ol className="grid gap-4">
      {messages.map(({ at, from, text, photoCount }, i) => (
        <li
          key={`${at} ${from} ${i}`}
          className={`grid gap-1 border-l-3 py-1 pl-4 ${from === 'staff' ? 'border-signal' : 'border-line'}`}
        >
          <p className="text-sm text-steel">
            {t(from === 'staff' ? 'us' : 'you')} · <time dateTime={at}>{formatMoment(at, locale)}</time>
          </p>
          {text === '' ? null : <p className="max-w-text wrap-anywhere whitespace-pre-line">{text}</p>}
          {photoCount > 0 ? <p className="text-sm">{t('photoCount', { count: photoCount })}</p> : null}
        </li>
      ))}
    </ol>
  )
}

const looks = {
  claim: { Heading: 'h4', heading: 'text-lg', section: 'border-t border-line pt-5' },
  registration: { Heading: 'h2', heading: 'display text-3xl', section: '' },
} as const

type Props = ThreadProps & {
  /** Nobody writes any more. */
  ended: boolean
  /** What it is for, as long as nothing is written. */
  lead?: string
  startsOpen?: boolean
  printed?: boolean
}

/** What its owner and the service desk wrote about a claim or a registration, and the way to write on. */
export function Thread({ ended, lead, startsOpen = false, printed = true, ...thread }: Props) {
  const { about, number, messages, locale } = thread
  const t = useTranslations('passport.replies')
  const loading = useTranslations('passport')('loading')
  const [open, setOpen] = useState(startsOpen)
  const { Heading, heading, section } = looks[about]
  const empty = messages.length === 0
  if (ended && empty) return null
  return (
    <section
      aria-label={`${t('title')} ${number}`}
      data-print={empty || !printed ? 'none' : undefined}
      className={`grid grid-cols-1 gap-4 ${section}`}
    >
      <Heading className={heading}>{t('title')}</Heading>
      {empty ? lead && <p className="max-w-text">{lead}</p> : <MessageList messages={messages} locale={locale} />}
      {ended ? null : (
        <div data-print="none" className="grid grid-cols-1 gap-4">
          <div>
            <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? 'cancel' : 'open')}
            </Button>
          </div>
          {open ? (
            <Suspense fallback={<p role="status">{loading}</p>}>
              <ReplyForm {...thread} />
            </Suspense>
          ) : null}
        </div>
      )}
    </section>
  )
}
