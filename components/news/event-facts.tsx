import { mdiCalendarPlus, mdiMapMarkerOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { NewsEvent } from '@/lib/contract/news'
import { formatDays, formatWeekdays } from '@/lib/i18n/format-days'
import { localizePath, type Locale } from '@/lib/i18n/locales'

type Props = { id: string; event: NewsEvent; locale: Locale }

/** An address that opens a place in whatever map the visitor's device prefers on the web; null = the place is not on a map. */
function mapHref({ latitude, longitude }: NewsEvent): string | null {
  if (latitude === null || longitude === null) return null
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
}

/** Where a place is booked: a stop of the mobile workshop like any visit, anything else by writing; null = just come. */
function bookingPath({ booking, stop }: NewsEvent): string | null {
  if (booking === 'walk-in') return null
  return stop ? '/appointment' : '/contactUs?reason=other'
}

async function EventActions({ id, event, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'news.actions' })
  const [map, book] = [mapHref(event), bookingPath(event)]
  if (event.state === 'past') return null
  return (
    <p className="flex flex-wrap gap-3" data-print="none">
      <a href={`/api/calendar/events/${id}.ics?lang=${locale}`} className={buttonStyle('primary')}>
        <Icon path={mdiCalendarPlus} size={5} />
        {t('calendar')}
      </a>
      {book && (
        <ButtonLink href={localizePath(book, locale)} variant="secondary" rel="nofollow">
          {t('book')}
        </ButtonLink>
      )}
      {event.stop && (
        <ButtonLink href={localizePath(`/services/mobileService#${event.stop}`, locale)} variant="secondary">
          {t('stop')}
        </ButtonLink>
      )}
      {map && (
        <a href={map} target="_blank" rel="noreferrer" className={buttonStyle('quiet')}>
          <Icon path={mdiMapMarkerOutline} size={5} />
          {t('map')}
        </a>
      )}
    </p>
  )
}

/** When, where, and whether to book. */
export async function EventFacts({ id, event, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'news' })
  const { startsOn, endsOn, opens, closes, place, booking, state } = event
  const rows = [
    [
      t('facts.when'),
      t('facts.days', {
        days: formatDays(startsOn, endsOn, locale),
        weekdays: formatWeekdays(startsOn, endsOn, locale),
      }),
    ],
    [t('facts.hours'), t('hours', { opens, closes })],
    [t('facts.place'), place],
    ...(state === 'past' ? [] : [[t('facts.booking'), t(`booking.${booking}`)] as const]),
  ] as const
  return (
    <section aria-labelledby="facts" className="grid content-start gap-4 border-t-3 border-signal bg-white p-5">
      <h2 id="facts" className="text-xl">
        <HeadingText text={t('facts.title')} />
      </h2>
      <dl className="grid gap-3">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="label">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'past' && (
        <p className="text-sm text-steel">
          <UnbrokenText text={t('pastNote')} />
        </p>
      )}
      <EventActions id={id} event={event} locale={locale} />
    </section>
  )
}
