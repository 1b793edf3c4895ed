'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import type { WarrantyReceipt } from '@/lib/contract/warranty-register'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { fillText } from '@/lib/utils/fill-text'
import type { RegisterTexts } from './register-texts'
import { stateTone } from './state-tone'

type Props = { receipt: WarrantyReceipt; texts: RegisterTexts; locale: Locale; onAnother: () => void }

/** What a customer holds once the form has arrived. Number, PIN and link live in this page only. */
export function SentPanel({ receipt, texts: { sent, states }, locale, onAnother }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => panel.current?.focus(), [])
  // What a machine may have sent is looked at before anybody is written to.
  const told = receipt.flags.includes('spam-suspected') ? [] : [sent.mail, sent.sms]
  const passport = localizePath(receipt.passport, locale)
  const copy = () => {
    void navigator.clipboard.writeText(new URL(passport, location.href).href).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div ref={panel} role="status" tabIndex={-1} aria-labelledby="sent-title" className="grid max-w-3xl gap-6">
      <h2 id="sent-title" className="text-2xl">
        {sent.title}
      </h2>
      <Notice tone={stateTone[receipt.state].tone} title={states.states[receipt.state]}>
        <p>{states.stateTexts[receipt.state]}</p>
        {receipt.coveredUntil === null ? null : (
          <p>{fillText(sent.covered, { date: formatDate(receipt.coveredUntil, locale) })}</p>
        )}
        {receipt.flags.length > 0 ? (
          <ul className="list-disc pl-5">
            {receipt.flags.map((flag) => (
              <li key={flag}>{states.flags[flag]}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
      <dl className="flex flex-wrap gap-x-12 gap-y-4 border-y border-ink py-4" data-figures>
        {[
          [sent.number, receipt.number],
          [sent.pin, receipt.pin],
        ].map(([label, value]) => (
          <div key={label} className="grid gap-1">
            <dt className="text-sm text-steel">{label}</dt>
            <dd className="figure font-display text-3xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3">
        <p className="max-w-text">{sent.pinText}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={passport} prefetch={false}>
            {sent.passport}
          </ButtonLink>
          <Button variant="secondary" onClick={copy}>
            {copied ? sent.copied : sent.copy}
          </Button>
        </div>
      </div>
      <section aria-labelledby="sent-next" className="grid gap-2">
        <h3 id="sent-next" className="text-xl">
          {sent.nextTitle}
        </h3>
        <ol className="list-decimal pl-5">
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{sent.look}</li>
          <li>{sent.receipt}</li>
        </ol>
      </section>
      <div>
        <Button variant="secondary" onClick={onAnother}>
          {sent.another}
        </Button>
      </div>
    </div>
  )
}
