import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { readInbox, type InboxFilter } from '@/lib/data/desk'
import { readDeskLabels } from '@/lib/data/desk-labels'
import type { Locale } from '@/lib/i18n/locales'
import { inboxAddress } from './inbox-address'
import { DeskNav } from './desk-nav'
import { InboxFilters } from './inbox-filters'
import { InboxKeys } from './inbox-keys'
import { InboxRowLine } from './inbox-row-line'

/** What waits for a person, the most urgent first. */
export async function InboxList({ filter, locale }: { filter: InboxFilter; locale: Locale }) {
  const [t, labels, { rows, next, counts }] = await Promise.all([
    getTranslations({ locale, namespace: 'desk' }),
    readDeskLabels(locale),
    readInbox(filter),
  ])
  return (
    <div className="shell grid gap-6 py-8">
      <DeskNav current="/desk" locale={locale} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="display text-3xl">
            <HeadingText text={t('title')} />
          </h1>
          <p className="text-steel">{t('lead')}</p>
        </div>
        <ClientMessages locale={locale} pick={['desk.keys']}>
          <InboxKeys />
        </ClientMessages>
      </header>
      <InboxFilters filter={filter} counts={counts} locale={locale} />
      {rows.length === 0 ? (
        <p className="border-t border-line py-8 text-steel">{t('empty')}</p>
      ) : (
        <ol className="border-t border-ink">
          {rows.map((row) => (
            <InboxRowLine
              key={`${row.kind} ${row.id}`}
              row={row}
              open={filter.status === 'open'}
              labels={labels}
              locale={locale}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        {filter.after && (
          <ButtonLink variant="quiet" href={inboxAddress({ ...filter, after: undefined }, locale)}>
            {t('first')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink variant="secondary" prefetch={false} href={inboxAddress({ ...filter, after: next }, locale)}>
            {t('next')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
