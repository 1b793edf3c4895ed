import { mdiCalendarSync, mdiDownload } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/empty-state'
import { buttonStyle } from '@/components/ui/button-style'
import { ButtonLink } from '@/components/ui/button-link'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { StopItem } from './stop-item'
import { StopMap } from './stop-map'

type Props = {
  stops: readonly RoadShowStop[]
  /** Host of the site with port, for calendars that are followed. */ host: string
  locale: Locale
}

/** The country on its dark sheet beside the list of stops; the sheet stays in view on wide screens. */
export async function RoadCalendar({ stops, host, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'road-show' })
  if (stops.length === 0) {
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        actions={<ButtonLink href={localizePath('/appointment', locale)}>{t('book')}</ButtonLink>}
      />
    )
  }
  const file = `/api/calendar/road-shows/all.ics?lang=${locale}`
  return (
    <section aria-labelledby="stops" className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <figure className="grid content-start gap-3 md:sticky md:top-24 md:self-start">
        <div data-tone="stage" className="grid place-items-center bg-carbon px-6 py-4">
          <StopMap stops={stops} label={t('onMap')} className="h-auto max-h-[min(80svh,46rem)] w-full max-w-md" />
        </div>
        <figcaption className="text-sm text-steel">{t('mapSource')}</figcaption>
      </figure>
      <div className="grid content-start gap-6">
        <header className="grid gap-3">
          <h2 id="stops" className="display text-4xl">
            <HeadingText text={t('stops')} />
          </h2>
          <p className="max-w-text text-lg text-steel">{t('stopsLead')}</p>
          <p className="flex flex-wrap gap-3 pt-1" data-print="none">
            <a href={`webcal://${host}${file}`} className={buttonStyle('primary')}>
              <Icon path={mdiCalendarSync} size={5} />
              {t('follow')}
            </a>
            <a href={file} className={buttonStyle('secondary')}>
              <Icon path={mdiDownload} size={5} />
              {t('download')}
            </a>
          </p>
          <p className="text-sm text-steel">{t('followNote')}</p>
          {stops.some(({ sample }) => sample) && <Notice title={t('sampleShort')}>{t('sample')}</Notice>}
        </header>
        <ol className="border-t border-ink">
          {stops.map((stop, i) => (
            <StopItem key={stop.id} stop={stop} number={i + 1} locale={locale} />
          ))}
        </ol>
      </div>
    </section>
  )
}
