import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { ScrollFrame } from '@/components/ui/scroll-frame'
import type { DayState } from '@/lib/contract/day-state'
import type { Promotion } from '@/lib/contract/promotion'
import { addDays, addMonths } from '@/lib/domain/calendar'
import { formatDays } from '@/lib/i18n/format-days'
import { calendarTags } from '@/lib/i18n/calendar-tags'
import type { Locale } from '@/lib/i18n/locales'
import { ribbonOf } from './ribbon-places'

const looks: Record<DayState, string> = {
  running: 'bg-signal',
  coming: 'border-2 border-ink bg-white',
  past: 'bg-line',
}

type Props = {
  promotions: readonly Promotion[]
  /** Today in Thailand. */ day: string
  locale: Locale
}

const lastDay = (month: string) => addDays(addMonths(month, 1), -1)

function monthName(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(calendarTags[locale], { month: 'short', timeZone: 'UTC' }).format(new Date(month))
}

/** Promotions as bars on the months they run; each bar leads to its promotion, and today is a line. */
export async function PromotionRibbon({ promotions, day, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'promotion' })
  const ribbon = ribbonOf([...promotions, { startsOn: day, endsOn: day }])
  if (!ribbon) return null
  const { months, placeOf } = ribbon
  const today = placeOf({ startsOn: day, endsOn: day }).left
  return (
    <section aria-labelledby="ribbon" className="grid gap-6">
      <h2 id="ribbon" className="display text-3xl md:text-4xl">
        <HeadingText text={t('ribbon.title')} />
      </h2>
      <ScrollFrame role="group" aria-labelledby="ribbon" className="overflow-x-auto border-y border-ink bg-white">
        <div className="relative min-w-[44rem]">
          <div aria-hidden="true" className="flex border-b border-line text-sm text-steel">
            {months.map((month) => {
              const { width } = placeOf({ startsOn: month, endsOn: lastDay(month) })
              return (
                <span
                  key={month}
                  style={{ width: `${width}%` }}
                  className="border-l border-line px-2 py-1.5 first:border-l-0"
                >
                  {monthName(month, locale)}
                </span>
              )
            })}
          </div>
          <ol className="grid gap-4 pt-5 pb-9">
            {promotions.map((promotion) => {
              const { left, width } = placeOf(promotion)
              return (
                <li key={promotion.id}>
                  <a href={`#${promotion.id}`} className="group grid min-h-11 gap-1.5">
                    <span className="sticky left-0 w-fit px-3 text-sm leading-snug">
                      <b className="font-semibold underline-offset-4 group-hover:underline">{promotion.title}</b>{' '}
                      <span className="text-steel">
                        {t(`states.${promotion.state}`)} · {formatDays(promotion.startsOn, promotion.endsOn, locale)}
                      </span>
                    </span>
                    <span
                      aria-hidden="true"
                      style={{ marginLeft: `${left}%`, width: `${width}%` }}
                      className={`h-3 ${looks[promotion.state]}`}
                    />
                  </a>
                </li>
              )
            })}
          </ol>
          <span
            aria-hidden="true"
            style={{ left: `${today}%` }}
            className="absolute inset-y-0 border-l-2 border-signal"
          >
            <span className="absolute bottom-1 left-1 bg-signal px-1 text-xs font-semibold whitespace-nowrap text-white">
              {t('ribbon.today')}
            </span>
          </span>
        </div>
      </ScrollFrame>
    </section>
  )
}
