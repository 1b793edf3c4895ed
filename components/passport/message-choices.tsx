'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { SureButton } from '@/components/ui/sure-button'
import { callCompany } from '@/lib/client/browser'
import type { WarrantyMessages } from '@/lib/contract/warranty-messages'
import type { Locale } from '@/lib/i18n/locales'

const kinds = [
  { what: 'reminders', on: 'remindersOn', off: 'remindersOff', stop: 'stopReminders' },
  { what: 'news', on: 'newsOn', off: 'newsOff', stop: 'stopNews' },
] as const
type What = (typeof kinds)[number]['what']

type Props = {
  messages: WarrantyMessages & { token: string }
  locale: Locale
  onChanged: (messages: WarrantyMessages) => void
}

/** What is sent about a registration, each with the button that stops it. */
export function MessageChoices({ messages, locale, onChanged }: Props) {
  const t = useTranslations('warranty.messages')
  const running = useRef(false)
  const [outcome, setOutcome] = useState<'stopped' | 'failed' | null>(null)

  const stop = async (what: What) => {
    if (running.current) return
    running.current = true
    setOutcome(null)
    try {
      onChanged(await callCompany('stopWarrantyMessages', { token: messages.token, lang: locale, what }))
      setOutcome('stopped')
    } catch {
      setOutcome('failed')
    }
    running.current = false
  }
  return (
    <section aria-labelledby="message-choices" data-print="none" className="grid max-w-3xl gap-5">
      <h2 id="message-choices" className="display text-3xl">
        {t('title')}
      </h2>
      <ul className="grid border-t border-ink">
        {kinds.map(({ what, on, off, stop: label }) => (
          <li key={what} className="grid gap-3 border-b border-line py-4">
            <div className="grid max-w-text gap-1">
              <h3 className="text-lg leading-snug">{t(what)}</h3>
              <p>{t(messages[what] ? on : off)}</p>
            </div>
            {messages[what] && (
              <SureButton label={t(label)} sure={t('sure')} keep={t('keep')} onSure={() => stop(what)} />
            )}
          </li>
        ))}
      </ul>
      {outcome === null ? null : (
        <FocusedNotice
          tone={outcome === 'stopped' ? 'success' : 'danger'}
          role={outcome === 'stopped' ? 'status' : 'alert'}
          title={t(outcome)}
        />
      )}
    </section>
  )
}
