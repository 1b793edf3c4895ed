'use client'

import { useTranslations } from 'next-intl'
import { Badge, type Tone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import type { ListingChange } from '@/lib/contract/dealer-listing'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { PlannedFor } from './planned-for'
import { useValueText } from './use-value-text'

const tones: Record<ListingChange['state'], Tone> = {
  proposed: 'warning',
  planned: 'warning',
  live: 'success',
  refused: 'danger',
  undone: 'neutral',
}

type Props = { changes: readonly ListingChange[]; busy: string; onUndo: (id: string) => void; locale: Locale }

/** Who changed what and when, the newest first, and the way back. */
export function ChangeHistory({ changes, busy, onUndo, locale }: Props) {
  const t = useTranslations('dealer-corner.history')
  const fields = useTranslations('dealer-corner.fields')
  const textOf = useValueText(locale)
  const box = useKeptFocus<HTMLElement>(changes)
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="history" className="grid gap-4">
      <h2 id="history" className="text-2xl">
        {t('title')}
      </h2>
      {changes.length === 0 ? <p className="text-steel">{t('none')}</p> : null}
      <ol className="grid border-t border-ink empty:hidden">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid gap-1">
              <p className="flex flex-wrap items-center gap-2">
                <strong>{fields(change.field)}</strong>
                <Badge tone={tones[change.state]}>{t(`states.${change.state}`)}</Badge>
              </p>
              <p className="text-sm text-steel">
                {change.by === null
                  ? t('gone', { day: formatDate(change.at, locale) })
                  : t('by', { name: change.by, day: formatDate(change.at, locale) })}
              </p>
              <PlannedFor change={change} locale={locale} />
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm wrap-anywhere">
                <dt className="text-steel">{t('before')}</dt>
                <dd>{textOf(change, 'before')}</dd>
                <dt className="text-steel">{t('after')}</dt>
                <dd>{textOf(change, 'after')}</dd>
              </dl>
              {change.reason === '' ? null : <p className="text-sm">{change.reason}</p>}
            </div>
            {change.undoable ? (
              <Button
                variant="secondary"
                size="small"
                className="justify-self-start"
                busy={busy === change.id}
                onClick={() => onUndo(change.id)}
              >
                {t(change.state === 'live' ? 'undo' : 'withdraw')}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
