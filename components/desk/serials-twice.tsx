import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { StackedTable } from '@/components/ui/stacked-table'
import type { SerialTwice } from '@/lib/contract/desk-figures'
import { readUser } from '@/lib/data/session'
import { formatCount } from '@/lib/i18n/format-count'
import { formatDays } from '@/lib/i18n/format-days'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Serials in more than one registration, those far apart first; who may open registrations is led to them. */
export async function SerialsTwice({ serials, locale }: { serials: readonly SerialTwice[]; locale: Locale }) {
  const [t, user] = await Promise.all([getTranslations({ locale, namespace: 'desk.data' }), readUser()])
  const mayOpen = user?.scope.includes('service')
  const linkTo = (number: string) =>
    mayOpen ? (
      <AppLink
        key={number}
        prefetch={false}
        href={localizePath(`/desk/registration/${number}`, locale)}
        className="underline underline-offset-4"
      >
        {number}
      </AppLink>
    ) : (
      <span key={number}>{number}</span>
    )
  return (
    <>
      <h3 className="font-semibold">{t('twice')}</h3>
      <p className="max-w-text text-steel">{t('twiceLead')}</p>
      {serials.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <StackedTable
          caption={t('twice')}
          columns={[
            { label: t('serial') },
            { label: t('apart') },
            { label: t('between') },
            { label: t('numbers'), className: 'flex flex-wrap gap-x-3' },
          ]}
          rows={serials.map(({ serial, km, firstOn, lastOn, registrations }) => ({
            key: serial,
            cells: [
              serial,
              km === null ? t('placeUnknown') : t('km', { km: formatCount(km) }),
              formatDays(firstOn, lastOn, locale),
              registrations.map(linkTo),
            ],
          }))}
        />
      )}
    </>
  )
}
