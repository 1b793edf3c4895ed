import { getTranslations } from 'next-intl/server'
import { VehicleSilhouette } from '@/components/drawings/vehicle-silhouette'
import { HeadingText } from '@/components/ui/heading-text'
import { KeyFigures, type KeyFigure } from '@/components/ui/key-figures'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { VehiclePage } from '@/lib/contract/vehicle-page'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import type { Locale } from '@/lib/i18n/locales'
import { axlesOf, hasRebound, mountPointsOf } from './page-facts'
import type { PageNames } from './page-names'

const signed = (height: number) => `${height > 0 ? '+' : '−'}${formatDecimal(Math.abs(height))}`

/** The dark opening: which vehicle, whom the range is for, and the vehicle itself with the positions that get new parts. */
export async function VehicleStage({ page, names, locale }: { page: VehiclePage; names: PageNames; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'vehicle' })
  const { entry, vehicles, parts } = page
  const span = (heights: readonly number[]) => {
    const [low, high] = [heights[0], heights.at(-1)]
    if (low === undefined || high === undefined) return null
    return `${low === high ? signed(low) : t('range', { from: signed(low), to: signed(high) })} mm`
  }
  const heights = [
    { axle: 'front', value: span(entry.heightsFrontMm) },
    { axle: 'rear', value: span(entry.heightsRearMm) },
  ] as const
  const lengths = mountPointsOf(page).flatMap(({ axle, lengthMm }) =>
    lengthMm === null ? [] : [{ label: t('figures.original', { axle }), value: `${formatDecimal(lengthMm)} mm` }],
  )
  const changes = heights.flatMap(({ axle, value }) => (value === null ? [] : [{ label: t(`figures.${axle}`), value }]))
  const figures: KeyFigure[] = [
    { label: t('figures.parts'), value: entry.productCount },
    ...(changes.length > 0 ? changes : lengths),
  ]
  const axles = new Set(parts.flatMap(axlesOf))
  const words = names.words === 'z-series' && !parts.some(hasRebound) ? 'z-series-gas' : names.words
  const lead = t(`lead.${words}`, { name: names.name })
  return (
    <header data-tone="stage" className="overflow-hidden bg-ink text-white print:bg-white print:text-ink">
      <div className="shell grid items-end gap-8 pt-4 pb-10 md:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] md:pb-14">
        <div className="grid gap-5">
          <h1 className="display text-4xl md:text-5xl max-sm:[&:lang(ja)]:text-[1.9rem]">
            <HeadingText text={names.title} />
            <span className="mt-1 block text-2xl text-mist md:text-3xl">{names.years}</span>
          </h1>
          <p className="max-w-text text-lg text-mist">
            <UnbrokenText text={lead} />
          </p>
          <KeyFigures figures={figures} size="large" />
        </div>
        <VehicleSilhouette
          body={vehicles[0]?.body ?? 'sedan'}
          axle={axles.size === 2 ? 'both' : axles.has('front') ? 'front' : 'rear'}
          className="w-full text-mist [--vehicle-ground:var(--color-ink)] print:hidden"
        />
      </div>
    </header>
  )
}
