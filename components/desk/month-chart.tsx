import { getTranslations } from 'next-intl/server'
import type { DeskFigures } from '@/lib/contract/desk-figures'
import { formatCount } from '@/lib/i18n/format-count'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

type Props = { months: DeskFigures['months']; locale: Locale }

/** Registrations and claims by month: two bars a month, and the same figures as a table for who does not see them. */
export async function MonthChart({ months, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk.data' })
  const most = Math.max(1, ...months.flatMap(({ registrations, claims }) => [registrations, claims]))
  const heightOf = (count: number) => (count / most) * 100
  const monthName = (month: string) => formatDate(month, locale, 'month')
  return (
    <figure className="grid grid-cols-1 gap-3 border border-line bg-white p-4">
      {/* With large letters on a phone, a line each four months: their figures need the room. */}
      <div aria-hidden="true" className="flex gap-1 max-[17rem]:grid max-[17rem]:grid-cols-4 max-[17rem]:gap-y-3">
        {months.map(({ month, registrations, claims }) => (
          // Words beside the drawing, not in it: they keep their size on phones.
          <div key={month} className="grid min-w-0 flex-1 gap-1 text-center text-xs">
            <span className="figure min-h-4">{registrations > 0 && formatCount(registrations)}</span>
            <svg
              viewBox="0 0 10 100"
              preserveAspectRatio="none"
              className="h-36 w-full border-b border-edge max-[17rem]:h-20"
            >
              {(
                [
                  [1.5, 4.5, registrations, 'fill-ink'],
                  [6.3, 2.2, claims, 'fill-signal'],
                ] as const
              ).map(([x, width, count, fill]) => (
                <rect
                  key={fill}
                  x={x}
                  width={width}
                  y={100 - heightOf(count)}
                  height={heightOf(count)}
                  className={fill}
                />
              ))}
            </svg>
            <span className="text-steel">{month.slice(5)}</span>
          </div>
        ))}
      </div>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span className="flex items-center gap-2">
          <span className="size-3 bg-ink" aria-hidden="true" />
          {t('registrations')}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3 bg-signal" aria-hidden="true" />
          {t('claims')}
        </span>
      </figcaption>
      {/* A table is never narrower than its words, not even one that is not seen. */}
      <div className="sr-only">
        <table>
          <caption>{t('months')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('registrations')}</th>
              <th scope="col">{t('claims')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, registrations, claims }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{formatCount(registrations)}</td>
                <td>{formatCount(claims)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
