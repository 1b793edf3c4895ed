import { getTranslations } from 'next-intl/server'
import type { VisitFigures } from '@/lib/contract/analytics'
import { formatCount } from '@/lib/i18n/format-count'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

const height = 60

/** Page views of each day as bars; the greatest is written out, each is named where the pointer is. */
export async function DaysChart({ days, locale }: { days: VisitFigures['days']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'desk.statistics' })
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 })
  if (most.count === 0) return null
  const words = t('mostOn', { count: formatCount(most.count), day: formatDate(most.day, locale) })
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`0 0 ${days.length * 4} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('byDay')}: ${words}`}
        className="h-24 w-full border-b border-ink"
      >
        {days.map(({ day, count }, i) => {
          const bar = (count / most.count) * height
          return (
            <rect key={day} x={i * 4 + 0.5} y={height - bar} width={3} height={bar} className="fill-ink">
              <title>{`${formatDate(day, locale)}: ${formatCount(count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="text-sm text-steel">
        {t('byDay')} · {words}
      </figcaption>
    </figure>
  )
}
