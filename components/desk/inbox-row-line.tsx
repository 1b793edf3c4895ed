import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import type { InboxRow } from '@/lib/contract/desk'
import type { DeskLabels } from '@/lib/data/desk-labels'
import { isNumbered } from '@/lib/domain/desk/kinds'
import { formatMoment } from '@/lib/i18n/format-moment'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { DeskClock } from './desk-clock'

type Props = { row: InboxRow; open: boolean; labels: DeskLabels; locale: Locale }

const marks = [
  ['replied', 'info'],
  ['photoNeeded', 'warning'],
  ['suspected', 'danger'],
] as const

/** One line of the inbox. Not loaded ahead: that would be recorded as a look at somebody's data. */
export async function InboxRowLine({ row, open, labels, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk' })
  const { kind, id, topic } = row
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-b border-line py-4 focus-within:bg-white hover:bg-white md:grid-cols-[minmax(0,1fr)_15rem_11rem] md:px-3">
      <div className="grid min-w-0 content-start gap-1">
        <AppLink
          data-row
          prefetch={false}
          href={localizePath(`/desk/${kind}/${id}`, locale)}
          className="font-semibold after:absolute after:inset-0"
        >
          {t(`kinds.${kind}`)} {isNumbered(kind) ? id : ''}
        </AppLink>
        <span className="flex flex-wrap items-center gap-2">
          <Badge>{labels.state(kind, row.state)}</Badge>
          {marks.map(([mark, tone]) =>
            row[mark] ? (
              <Badge key={mark} tone={tone}>
                {t(`flags.${mark}`)}
              </Badge>
            ) : null,
          )}
        </span>
        {topic !== null && <span className="text-steel break-words">{labels.topic(kind, topic)}</span>}
      </div>
      <DeskClock due={row.due} basis={row.basis} locale={locale} running={open} />
      <div className="grid content-start gap-0.5 text-sm text-steel">
        <span className={row.owner ? 'text-ink' : ''}>{row.owner?.name ?? t('row.noOwner')}</span>
        <time dateTime={row.receivedAt}>{t('row.received', { moment: formatMoment(row.receivedAt, locale) })}</time>
      </div>
    </li>
  )
}
