'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { WarrantyMessages } from '@/lib/contract/warranty-messages'
import type { Locale } from '@/lib/i18n/locales'

const kinds = [
  { what: 'reminders', on: 'remindersOn', off: 'remindersOff', stop: 'stopReminders' },
  { what: 'news', on: 'newsOn', off: 'newsOff', stop: 'stopNews' },
] as const
type Kind = (typeof kinds)[number]

type Props = {
  messages: WarrantyMessages & { token: string }
  locale: Locale
  onChanged: (messages: WarrantyMessages) => void
}

/** What is sent about a registration, each with the button that stops it: pressed once it asks, pressed again it stops. */
export function MessageChoices({ messages, locale, onChanged }: Props) {
  const t = useTranslations('warranty.messages')
  const [asked, setAsked] = useState<Kind['what'] | null>(null)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<'stopped' | 'failed' | null>(null)

  const stop = async (what: Kind['what']) => {
    if (busy) return
    setBusy(true)
    setOutcome(null)
    try {
      onChanged(await callCompany('stopWarrantyMessages', { token: messages.token, lang: locale, what }))
      setOutcome('stopped')
      setAsked(null)
    } catch {
      setOutcome('failed')
    }
    setBusy(false)
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
            {!messages[what] ? null : asked === what ? (
              <div className="flex flex-wrap gap-3">
                <Button busy={busy} onClick={() => void stop(what)}>
                  {t('sure')}
                </Button>
                <Button variant="quiet" onClick={() => setAsked(null)}>
                  {t('keep')}
                </Button>
              </div>
            ) : (
              <div>
                <Button variant="secondary" onClick={() => setAsked(what)}>
                  {t(label)}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {outcome === null ? null : (
        <Notice
          tone={outcome === 'stopped' ? 'success' : 'danger'}
          role={outcome === 'stopped' ? 'status' : 'alert'}
          title={t(outcome)}
        />
      )}
    </section>
  )
}
