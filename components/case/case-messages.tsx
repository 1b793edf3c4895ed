'use client'

import { useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/i18n/format-moment'
import type { CaseProps } from './case-props'
import { ReplyForm } from './reply-form'

/** What both sides wrote, and the field to write on. */
export function CaseMessages(shared: CaseProps) {
  const t = useTranslations('case.page')
  const { found, locale } = shared
  return (
    <section aria-labelledby="case-messages" className="grid gap-4">
      <h2 id="case-messages" className="display text-2xl">
        {t('messages')}
      </h2>
      {found.messages.length === 0 ? (
        <p className="text-steel">{t('none')}</p>
      ) : (
        <ol className="grid gap-4">
          {found.messages.map(({ at, from, text }) => (
            <li
              key={`${at} ${from}`}
              className={`grid gap-1 border-l-3 py-1 pl-4 ${from === 'company' ? 'border-signal' : 'border-line'}`}
            >
              <p className="text-sm text-steel">
                {t(from === 'company' ? 'us' : 'you')} · <time dateTime={at}>{formatMoment(at, locale)}</time>
              </p>
              <p className="max-w-text break-words whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {found.may.reply && <ReplyForm {...shared} />}
    </section>
  )
}
