'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { CopyButton } from '@/components/ui/copy-button'
import { Notice } from '@/components/ui/notice'
import { useFocusedPanel } from '@/components/ui/use-focused-panel'
import type { CaseSent } from '@/lib/contract/case'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = {
  sent: Pick<CaseSent, 'number' | 'key'>
  title: string
  /** What the key is good for. */
  keyText: string
  /** Names the way back. */
  open: string
  locale: Locale
  /** Further rows between number and key: what it is called, and what it is. */
  facts?: readonly (readonly [label: string, value: ReactNode])[]
  /** Until when there is an answer. */
  children: ReactNode
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-steel">{label}</dt>
      <dd className="grid gap-1 font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** Number and key of a case that has arrived, with the private way back to it; takes the focus. */
export function CaseReceipt({ sent: { number, key }, title, keyText, open, locale, facts = [], children }: Props) {
  const t = useTranslations('case.form.sent')
  const panel = useFocusedPanel()
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={title} className="grid max-w-4xl content-start gap-6">
      <Notice tone="success" title={title}>
        {children}
      </Notice>
      <dl className="border-t border-ink">
        <Row label={t('number')}>{number}</Row>
        {facts.map(([label, value]) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
        <Row label={t('key')}>
          <code className="text-lg break-words">{key}</code>
          <span className="max-w-text font-normal text-steel">{keyText}</span>
        </Row>
      </dl>
      <div className="flex flex-wrap items-center gap-5">
        <ButtonLink href={`${localizePath('/case', locale)}#${key}`} prefetch={false}>
          {open}
        </ButtonLink>
        <CopyButton text={key} label={t('copy')} done={t('copied')} />
      </div>
    </div>
  )
}
