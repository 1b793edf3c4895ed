import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import type { DeskItem } from '@/lib/contract/desk'
import type { DeskLabels } from '@/lib/data/desk-labels'
import { formatMoment } from '@/lib/i18n/format-moment'
import type { Locale } from '@/lib/i18n/locales'

const edges = {
  state: 'border-line',
  change: 'border-line',
  message: 'border-ink',
  answer: 'border-signal',
  note: 'border-warning-fill',
} as const

/** What happened and what was written, the oldest first. */
export async function DeskHistory({ item, labels, locale }: { item: DeskItem; labels: DeskLabels; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'desk' })
  return (
    <section aria-labelledby="desk-history" className="grid gap-4">
      <h2 id="desk-history" className="display text-2xl">
        <HeadingText text={t('item.history')} />
      </h2>
      <ol className="grid gap-4">
        {item.history.map(({ at, actor, name, what, state, text }, place) => (
          // Two entries may be of one instant.
          <li key={place} className={`grid gap-1 border-l-3 py-1 pl-4 ${edges[what]}`}>
            <p className="text-sm text-steel">
              <time dateTime={at}>{formatMoment(at, locale)}</time> · {name ?? t(`actors.${actor}`)} ·{' '}
              {t(`whats.${what}`)}
              {state === null ? '' : `: ${labels.state(item.kind, state)}`}
            </p>
            {text !== null && <p className="max-w-text break-words whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
