import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { Dealer, OpeningHours } from '@/lib/contract/dealer'
import { weekdays } from '@/lib/contract/workshop-words'
import { addDays } from '@/lib/domain/calendar'
import { formatDayOfWeek } from '@/lib/i18n/format-days'
import { formatDate, formatYearlyDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

/** Any Monday: only its weekday is shown. */
const someMonday = '2024-01-01'

const row = 'flex justify-between gap-4 border-b border-line py-1.5'

/** Dated days first, then those of every year. */
const inOrder = (exceptions: OpeningHours['exceptions']) =>
  exceptions.toSorted((a, b) => b.day.length - a.day.length || a.day.localeCompare(b.day))

/** The week, and the days that differ. */
export async function HoursTable({ dealer: { hours }, locale }: { dealer: Dealer; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'dealer.shop' })
  const toText = (open: OpeningHours['weekly']['mon']) => (open ? t('range', open) : t('closed'))
  return (
    <section aria-labelledby="hours" className="grid gap-3">
      <h2 id="hours" className="text-2xl">
        <HeadingText text={t('hours')} />
      </h2>
      <dl className="border-t border-ink">
        {weekdays.map((day, i) => (
          <div key={day} className={row}>
            <dt>{formatDayOfWeek(addDays(someMonday, i), locale)}</dt>
            <dd className="figure">{toText(hours.weekly[day])}</dd>
          </div>
        ))}
      </dl>
      {hours.exceptions.length > 0 && (
        <>
          <h3 className="text-lg">
            <HeadingText text={t('exceptions')} />
          </h3>
          <dl className="border-t border-line">
            {inOrder(hours.exceptions).map(({ day, hours: open }) => (
              <div key={day} className={row}>
                <dt>
                  {day.length === 10 ? (
                    formatDate(day, locale)
                  ) : (
                    <>
                      {formatYearlyDay(day, locale)} <span className="text-sm text-steel">{t('yearly')}</span>
                    </>
                  )}
                </dt>
                <dd className="figure">{toText(open)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="text-sm text-steel">
        <UnbrokenText text={t('holidayNote')} />
      </p>
    </section>
  )
}
