import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { ChipLink } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { TextField } from '@/components/ui/field'
import type { Inbox } from '@/lib/contract/desk'
import { deskQueues, deskStatuses } from '@/lib/contract/desk-words'
import type { InboxFilter } from '@/lib/data/desk'
import type { Locale } from '@/lib/i18n/locales'
import { inboxAddress } from './inbox-address'

type Props = { filter: InboxFilter; counts: Inbox['counts']; locale: Locale }

/** Lists with their counts, and what narrows them; each choice is an address of its own. */
export async function InboxFilters({ filter, counts, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk' })
  const { after: _after, ...kept } = filter
  const link = (change: Partial<InboxFilter>) => ({
    href: inboxAddress({ ...kept, ...change }, locale),
    prefetch: false,
  })
  const owners = [undefined, 'me', 'nobody'] as const
  return (
    <div className="grid gap-4">
      <nav aria-label={t('filters.queues')} className="-mx-1 flex gap-2 overflow-x-auto px-1 pb-2 md:flex-wrap">
        <ChipLink current={!filter.queue} {...link({ queue: undefined })} className="shrink-0">
          {t('filters.all')}
        </ChipLink>
        {deskQueues.map((queue) =>
          counts[queue] === undefined ? null : (
            <ChipLink
              key={queue}
              current={filter.queue === queue}
              {...link({ queue })}
              // In sight on phones, where the row scrolls.
              className={classNames('shrink-0', filter.queue === queue && 'max-md:order-first')}
            >
              {t(`queues.${queue}`)} <span className="tabular-nums">{counts[queue]}</span>
            </ChipLink>
          ),
        )}
      </nav>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <nav aria-label={t('filters.status')} className="flex flex-wrap gap-2">
          {deskStatuses.map((status) => (
            <ChipLink key={status} current={filter.status === status} {...link({ status })}>
              {t(`filters.${status}`)}
            </ChipLink>
          ))}
        </nav>
        <nav aria-label={t('filters.owner')} className="flex flex-wrap gap-2">
          {owners.map((owner) => (
            <ChipLink key={owner ?? 'anybody'} current={filter.owner === owner} {...link({ owner })}>
              {t(`filters.${owner ?? 'anybody'}`)}
            </ChipLink>
          ))}
        </nav>
        <form action={inboxAddress({}, locale)} className="flex items-end gap-2 max-[17rem]:flex-wrap" role="search">
          <TextField
            id="desk-number"
            name="number"
            label={t('filters.number')}
            defaultValue={filter.number ?? ''}
            autoComplete="off"
            className="w-40 max-w-full"
          />
          <Button type="submit" variant="secondary">
            {t('filters.find')}
          </Button>
        </form>
      </div>
    </div>
  )
}
