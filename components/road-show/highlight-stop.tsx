import { mdiArrowDown } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { formatDays, formatWeekdays } from '@/lib/i18n/format-days'
import type { Locale } from '@/lib/i18n/locales'

/** The next stop worth the way, set large on the stage. */
export async function HighlightStop({ stop, locale }: { stop: RoadShowStop; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'road-show' })
  return (
    <div className="mt-4 grid max-w-xl gap-1 border-l-3 border-signal-light pl-4">
      <p className="label">{t('highlight')}</p>
      <p className="font-display text-2xl leading-snug font-semibold">{stop.province.name}</p>
      <p className="figure">
        {formatDays(stop.from, stop.to, locale)}{' '}
        <span className="font-normal text-mist">{formatWeekdays(stop.from, stop.to, locale)}</span>
      </p>
      <p className="text-mist">
        {stop.place} · {t('hours', { opens: stop.opens, closes: stop.closes })}
      </p>
      <p className="pt-2">
        <ButtonLink href={`#${stop.id}`} variant="quiet">
          {t('stops')}
          <Icon path={mdiArrowDown} size={5} />
        </ButtonLink>
      </p>
    </div>
  )
}
