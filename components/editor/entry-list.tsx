import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { ChipLink } from '@/components/ui/chip'
import type { EntrySummary } from '@/lib/contract/editor'
import { contentKinds, entryKinds, translationLangs } from '@/lib/contract/editor-words'
import { formatMoment, readEntries, type EntryFilter } from '@/lib/data/editor'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { EntryState } from './entry-state'
import { NewEntry } from './new-entry'

function listAddress(filter: EntryFilter, locale: Locale): string {
  const query = new URLSearchParams(
    Object.entries(filter as Record<string, string | undefined>).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ).toString()
  return localizePath('/desk/content', locale) + (query === '' ? '' : `?${query}`)
}

async function Filters({ filter, entries, locale }: { filter: EntryFilter; entries: EntrySummary[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'editor' })
  const link = (change: EntryFilter) => ({ href: listAddress({ ...filter, ...change }, locale), prefetch: false })
  const ofKind = entries.filter(({ kind }) => !filter.kind || kind === filter.kind)
  return (
    <div className="grid gap-4">
      <nav aria-label={t('kindsLabel')} className="flex flex-wrap gap-2">
        <ChipLink current={!filter.kind} {...link({ kind: undefined })}>
          {t('all')}
        </ChipLink>
        {contentKinds.map((kind) => (
          <ChipLink key={kind} current={filter.kind === kind} {...link({ kind })}>
            {t(`kinds.${kind}`)}{' '}
            {kind !== 'dealer' && (
              <span className="tabular-nums">{entries.filter((entry) => entry.kind === kind).length}</span>
            )}
          </ChipLink>
        ))}
      </nav>
      {filter.kind !== 'dealer' && (
        <nav aria-label={t('toDo.label')} className="flex flex-wrap gap-2">
          <ChipLink current={!filter.toDo} {...link({ toDo: undefined })}>
            {t('toDo.none')}
          </ChipLink>
          {translationLangs.map((lang) => (
            <ChipLink key={lang} current={filter.toDo === lang} {...link({ toDo: lang })}>
              {t(`toDo.${lang}`, { count: ofKind.filter(({ toDo }) => toDo.some((one) => one.lang === lang)).length })}
            </ChipLink>
          ))}
        </nav>
      )}
    </div>
  )
}

async function Row({ entry, filter, locale }: { entry: EntrySummary; filter: EntryFilter; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'editor' })
  const { kind, id, title, changedAt, plannedAt, toDo } = entry
  const query = filter.toDo ? `?lang=${filter.toDo}` : ''
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-b border-line py-4 focus-within:bg-white hover:bg-white md:grid-cols-[minmax(0,1fr)_14rem_12rem] md:px-3">
      <div className="grid min-w-0 content-start gap-1">
        <AppLink
          prefetch={false}
          href={localizePath(`/desk/content/${kind}/${id}`, locale) + query}
          className="font-semibold break-words after:absolute after:inset-0"
        >
          {title === '' ? id : title}
        </AppLink>
        <span className="text-sm break-words text-steel">
          {t(`kinds.${kind}`)} · {id}
        </span>
      </div>
      <span className="flex flex-wrap content-start items-center gap-2">
        <EntryState entry={entry} locale={locale} />
        {toDo.length > 0 && <Badge tone="warning">{t('toDo.text', { count: toDo.length })}</Badge>}
      </span>
      <span className="text-sm text-steel">
        {changedAt === null ? t('row.untouched') : t('row.changed', { day: formatDate(changedAt, locale) })}
        {plannedAt !== null && (
          <span className="block text-ink">{t('plannedAt', { moment: formatMoment(plannedAt, locale) })}</span>
        )}
      </span>
    </li>
  )
}

type Props = {
  head: ReactNode
  /** What stands in place of entries when dealers are asked for. */
  dealers: ReactNode
  filter: EntryFilter
  locale: Locale
}

/** Everything that staff write, and what of it waits to be translated. */
export async function EntryList({ head, dealers, filter, locale }: Props) {
  const [t, entries] = await Promise.all([getTranslations({ locale, namespace: 'editor' }), readEntries(locale)])
  if (filter.kind === 'dealer')
    return (
      <div className="shell grid gap-6 py-8">
        {head}
        <Filters filter={filter} entries={entries} locale={locale} />
        {dealers}
      </div>
    )
  const shown = entries.filter(
    ({ kind, toDo }) =>
      (!filter.kind || kind === filter.kind) && (!filter.toDo || toDo.some(({ lang }) => lang === filter.toDo)),
  )
  return (
    <div className="shell grid gap-6 py-8">
      {head}
      <ClientMessages locale={locale} pick={['editor.new', 'editor.kinds']}>
        <NewEntry base={localizePath('/desk/content', locale)} kind={filter.kind ?? entryKinds[0]} />
      </ClientMessages>
      <Filters filter={filter} entries={entries} locale={locale} />
      {shown.length === 0 ? (
        <p className="border-t border-line py-8 text-steel">{t('empty')}</p>
      ) : (
        <ol className="border-t border-ink">
          {shown.map((entry) => (
            <Row key={`${entry.kind} ${entry.id}`} entry={entry} filter={filter} locale={locale} />
          ))}
        </ol>
      )}
    </div>
  )
}
