import { getTranslations } from 'next-intl/server'
import { Measure } from '@/components/ui/measure'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { ProductSummary } from '@/lib/contract/product'
import { valuesOf } from '@/lib/domain/series-members'
import type { Locale } from '@/lib/i18n/locales'

const fields = ['heightFrontMm', 'heightRearMm'] as const
/** A scale of fewer steps says no more than the table. */
const fewest = 3
/** Pixels of the page for a millimetre of height. */
const scale = 1.3

/** The heights a series offers, each at its true distance from the original height. */
export async function HeightScale({ members, locale }: { members: readonly ProductSummary[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'series' })
  const heights = valuesOf(members, fields)
  if (heights.length < fewest) return null
  const room = Math.max(...heights.map(Math.abs)) * scale + 24
  return (
    <figure className="drawing-board grid gap-4 border border-line p-4 sm:p-8">
      <ul className="relative grid auto-cols-fr grid-flow-col gap-3" data-figures>
        <li aria-hidden="true" className="absolute inset-x-0 border-t border-dashed border-ink" style={{ top: room }} />
        {heights.map((height) => (
          <li key={height} className="relative grid justify-items-center gap-2">
            <div aria-hidden="true" className="relative w-full" style={{ height: room * 2 }}>
              <div
                className="absolute inset-x-0 mx-auto h-1.5 max-w-28 bg-signal"
                style={{ top: room - height * scale - 3 }}
              />
              <div
                className="absolute left-1/2 border-l border-signal"
                style={{ top: room - Math.max(height, 0) * scale, height: Math.abs(height) * scale }}
              />
            </div>
            <strong className="figure bg-white px-1 text-lg whitespace-nowrap sm:text-2xl">
              <Measure quantity="length" value={height} sign />
            </strong>
            <span className="bg-white text-xs whitespace-nowrap text-steel sm:px-1 sm:text-sm">
              {t('parts', {
                count: members.filter(({ spec }) => fields.some((field) => spec[field] === height)).length,
              })}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="w-fit bg-white text-sm text-steel">
        <UnbrokenText text={t('heights')} />
      </figcaption>
    </figure>
  )
}
