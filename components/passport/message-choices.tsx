'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { Button } from '@/components/ui/button'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import { callCompany } from '@/lib/client/browser'
import type { WarrantyMessages } from '@/lib/contract/warranty-messages'
import type { Locale } from '@/lib/i18n/locales'

const kinds = [
  { what: 'reminders', on: 'remindersOn', off: 'remindersOff', stop: 'stopReminders' },
  { what: 'news', on: 'newsOn', off: 'newsOff', stop: 'stopNews' },
] as const
type What = (typeof kinds)[number]['what']

type StopProps = { label: string; busy: boolean; onStop: () => void }

/** Pressed once it asks, pressed again it stops. */
function StopButton({ label, busy, onStop }: StopProps) {
  const t = useTranslations('warranty.messages')
  const [asked, setAsked] = useState(false)
  const buttons = useKeptFocus<HTMLDivElement>(asked)
  return (
    <div ref={buttons} role="group" aria-label={label} className="flex flex-wrap gap-3">
      {asked ? (
        <>
          <Button busy={busy} onClick={onStop}>
            {t('sure')}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {t('keep')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}

type Props = {
  messages: WarrantyMessages & { token: string }
  locale: Locale
  onChanged: (messages: WarrantyMessages) => void
}

/** What is sent about a registration, each with the button that stops it. */
export function MessageChoices({ messages, locale, onChanged }: Props) {
  const t = useTranslations('warranty.messages')
  const [busy, setBusy] = useState<What | null>(null)
  const [outcome, setOutcome] = useState<'stopped' | 'failed' | null>(null)

  const stop = async (what: What) => {
    if (busy) return
    setBusy(what)
    setOutcome(null)
    try {
      onChanged(await callCompany('stopWarrantyMessages', { token: messages.token, lang: locale, what }))
      setOutcome('stopped')
    } catch {
      setOutcome('failed')
    }
    setBusy(null)
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
            {messages[what] && <StopButton label={t(label)} busy={busy === what} onStop={() => void stop(what)} />}
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
