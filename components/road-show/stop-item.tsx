import { mdiCalendarPlus, mdiMapMarkerOutline } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { formatDays, formatWeekdays } from '@/lib/i18n/format-days'
import { joinWords } from '@/lib/i18n/join-words'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** An address that opens a place in whatever map the visitor's device prefers on the web. */
function mapHref({ latitude, longitude }: RoadShowStop): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
}

function Facts({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <dl className="grid gap-2 text-sm">
      {rows.map(({ name, value }) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
          <dt className="label">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One stop: when, where, what is done there, and how to keep the date. `number` is that of its pin. */
export async function StopItem({ stop, number, locale }: { stop: RoadShowStop; number: number; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'road-show' })
  const { id, province, place, from, to, opens, closes, lines, offers, booking } = stop
  const rows = [
    {
      name: t('linesTitle'),
      value: joinWords(
        lines.map((line) => t(`lines.${line}`)),
        locale,
      ),
    },
    {
      name: t('offersTitle'),
      value: joinWords(
        offers.map((offer) => t(`offers.${offer}`)),
        locale,
      ),
    },
    { name: t('bookingTitle'), value: t(`booking.${booking}`) },
  ]
  return (
    <li
      id={id}
      className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-line py-6 target:bg-white"
    >
      <span
        className={`figure grid size-9 place-items-center rounded-base border text-base ${number === 1 ? 'border-signal bg-signal text-white' : 'border-ink bg-white'}`}
      >
        <span aria-hidden="true">{number}</span>
        <span className="sr-only">{t('number', { number })}</span>
      </span>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <p className="figure text-lg">
            <time dateTime={from}>{formatDays(from, to, locale)}</time>{' '}
            <span className="text-base font-normal text-steel">{formatWeekdays(from, to, locale)}</span>
          </p>
          <h3 className="text-xl">{province.name}</h3>
          <p className="text-steel">
            {place} · {t('hours', { opens, closes })}
          </p>
        </div>
        <Facts rows={rows} />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2" data-print="none">
          {booking !== 'walk-in' && (
            <ButtonLink href={localizePath('/appointment', locale)} variant="secondary" size="small">
              {t('book')}
            </ButtonLink>
          )}
          <a href={`/api/calendar/road-shows/${id}.ics?lang=${locale}`} className={buttonStyle('quiet', 'small')}>
            <Icon path={mdiCalendarPlus} size={5} />
            {t('calendar')}
            <span className="sr-only">: {province.name}</span>
          </a>
          <a href={mapHref(stop)} target="_blank" rel="noreferrer" className={buttonStyle('quiet', 'small')}>
            <Icon path={mdiMapMarkerOutline} size={5} />
            {t('openMap')}
            <span className="sr-only">: {province.name}</span>
          </a>
        </p>
      </div>
    </li>
  )
}
