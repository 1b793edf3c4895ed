import { getTranslations } from 'next-intl/server'
import type { DeskFigures } from '@/lib/contract/desk-figures'
import { formatCount } from '@/lib/i18n/format-figure'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

type Props = { months: DeskFigures['months']; locale: Locale }

const chart = { width: 720, height: 200, top: 16, foot: 24 } as const

/** Registrations and claims by month: two bars a month, and the same figures as a table for who does not see them. */
export async function MonthChart({ months, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk.data' })
  const most = Math.max(1, ...months.flatMap(({ registrations, claims }) => [registrations, claims]))
  const step = chart.width / Math.max(1, months.length)
  const floor = chart.height - chart.foot
  const heightOf = (count: number) => (count / most) * (floor - chart.top)
  const monthName = (month: string) => formatDate(month, locale, 'month')
  return (
    <figure className="grid gap-3 border border-line bg-white p-4">
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true" className="h-auto w-full">
        <line x1={0} x2={chart.width} y1={floor + 0.5} y2={floor + 0.5} className="stroke-edge" />
        {months.map(({ month, registrations, claims }, i) => {
          const left = i * step
          return (
            <g key={month}>
              {registrations > 0 && (
                <text x={left + step * 0.38} y={floor - heightOf(registrations) - 4} textAnchor="middle" fontSize={11}>
                  {registrations}
                </text>
              )}
              <rect
                x={left + step * 0.2}
                width={step * 0.36}
                y={floor - heightOf(registrations)}
                height={heightOf(registrations)}
                className="fill-ink"
              />
              <rect
                x={left + step * 0.58}
                width={step * 0.2}
                y={floor - heightOf(claims)}
                height={heightOf(claims)}
                className="fill-signal"
              />
              <text x={left + step / 2} y={chart.height - 8} textAnchor="middle" fontSize={11} className="fill-steel">
                {month.slice(5)}
              </text>
            </g>
          )
        })}
      </svg>
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
      <table className="sr-only">
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
    </figure>
  )
}
