'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { TextAreaField } from '@/components/form/text-area-field'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { TextField } from '@/components/ui/field'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import type { ListingChange } from '@/lib/contract/dealer-listing'
import { instantOf } from '@/lib/domain/calendar'
import type { Locale } from '@/lib/i18n/locales'
import { PlannedFor } from './planned-for'
import type { Verdict } from './use-listing'
import { useValueText } from './use-value-text'

type Props = {
  changes: readonly ListingChange[]
  busy: string
  onDecide: (change: string, verdict: Verdict, done: string) => void
  onUndo: (change: string) => void
  locale: Locale
}

/** As clocks in Thailand show it; null = it is over, or none. */
function momentOf(typed: string): string | null {
  const [day = '', time = ''] = typed.split('T')
  const at = instantOf(day, time)
  return Number.isNaN(at.getTime()) || at <= new Date() ? null : at.toISOString()
}

function Decision({ change, busy, onDecide }: Pick<Props, 'busy' | 'onDecide'> & { change: ListingChange }) {
  const t = useTranslations('dealer-corner.desk')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState(false)
  const { id } = change
  const plan = (event: SubmitEvent) => {
    event.preventDefault()
    const at = momentOf(typed)
    setWrong(at === null)
    if (at !== null) onDecide(id, { is: 'live', at }, t('planned'))
  }
  const refuse = (event: SubmitEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') onDecide(id, { is: 'refused', reason: reason.trim() }, t('refused'))
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Button busy={busy === id} onClick={() => onDecide(id, { is: 'live' }, t('published'))}>
          {t('publish')}
        </Button>
        <form onSubmit={plan} noValidate className="flex flex-wrap items-end gap-3">
          <TextField
            id={`plan-${id}`}
            type="datetime-local"
            label={t('at')}
            hint={t('atHint')}
            error={wrong ? t('failedMoment') : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary" busy={busy === id}>
            {t('plan')}
          </Button>
        </form>
      </div>
      <Disclosure summary={t('refuse')}>
        <form onSubmit={refuse} className="grid gap-3 pt-3">
          <TextAreaField
            id={`refuse-${id}`}
            label={t('reason')}
            rows={2}
            maxLength={300}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div>
            <Button type="submit" variant="secondary" busy={busy === id}>
              {t('refuse')}
            </Button>
          </div>
        </form>
      </Disclosure>
    </div>
  )
}

/** Drafts of staff and wishes of the shop, each with the ways onto the site. */
export function PublishChanges({ changes, busy, onDecide, onUndo, locale }: Props) {
  const t = useTranslations('dealer-corner')
  const textOf = useValueText(locale)
  const box = useKeptFocus<HTMLElement>(changes)
  const waiting = changes.filter(({ state }) => state === 'proposed' || state === 'planned')
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="drafts"
      className="grid gap-4 border border-ink bg-white p-4 md:p-6"
    >
      <h2 id="drafts" className="text-2xl">
        {t('desk.waitingTitle')}
      </h2>
      {waiting.length === 0 ? <p className="text-steel">{t('desk.nothing')}</p> : null}
      <ol className="grid gap-6 empty:hidden">
        {waiting.map((change) => (
          <li key={change.id} className="grid gap-3 border-t border-line pt-4">
            <p className="flex flex-wrap items-center gap-2">
              <strong>{t(`fields.${change.field}`)}</strong>
              <Badge tone="warning">{t(`history.states.${change.state}`)}</Badge>
              {change.by === null ? null : <span className="text-sm text-steel">{change.by}</span>}
            </p>
            <PlannedFor change={change} locale={locale} />
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm wrap-anywhere">
              <dt className="text-steel">{t('history.before')}</dt>
              <dd>{textOf(change, 'before')}</dd>
              <dt className="text-steel">{t('history.after')}</dt>
              <dd>{textOf(change, 'after')}</dd>
            </dl>
            {change.state === 'proposed' ? <Decision change={change} busy={busy} onDecide={onDecide} /> : null}
            <div>
              <Button variant="quiet" size="small" busy={busy === change.id} onClick={() => onUndo(change.id)}>
                {t('history.withdraw')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
