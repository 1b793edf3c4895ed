'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Claim } from '@/lib/contract/warranty-claim'
import type { Locale } from '@/lib/i18n/locales'
import type { ClaimMessagesProps } from './claim-messages-props'
import { formatMoment } from '@/lib/i18n/format-moment'

// Most who look at a claim only read.
const ClaimReply = lazy(async () => ({ default: (await import('./claim-reply')).ClaimReply }))

function MessageList({ messages, locale }: { messages: Claim['messages']; locale: Locale }) {
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

/** What its owner and the service desk wrote about a claim, and the way to write on while it is open. */
export function ClaimMessages(props: ClaimMessagesProps) {
  const t = useTranslations('passport.replies')
  const loading = useTranslations('passport')('loading')
  const { claim, locale } = props
  const [open, setOpen] = useState(false)
  const isClosed = claim.state === 'closed'
  if (isClosed && claim.messages.length === 0) return null
  return (
    <section
      aria-label={`${t('title')} ${claim.number}`}
      data-print={claim.messages.length === 0 ? 'none' : undefined}
      className="grid grid-cols-1 gap-4 border-t border-line pt-5"
    >
      <h4 className="text-lg">{t('title')}</h4>
      {claim.messages.length > 0 ? <MessageList messages={claim.messages} locale={locale} /> : null}
      {isClosed ? null : (
        <div data-print="none" className="grid grid-cols-1 gap-4">
          <div>
            <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? 'cancel' : 'open')}
            </Button>
          </div>
          {open ? (
            <Suspense fallback={<p role="status">{loading}</p>}>
              <ClaimReply {...props} />
            </Suspense>
          ) : null}
        </div>
      )}
    </section>
  )
}
