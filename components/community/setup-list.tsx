import { getTranslations } from 'next-intl/server'
import { Measure } from '@/components/ui/measure'
import { StackedTable } from '@/components/ui/stacked-table'
import type { BuildPart, BuildSetup } from '@/lib/contract/community'
import type { ProductSpec } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'

type SetPart = BuildPart & { setup: BuildSetup; product: NonNullable<BuildPart['product']> }
const isSet = (part: BuildPart): part is SetPart => part.setup !== null && part.product !== null

const fields = ['preload', 'rebound', 'compression', 'lengthMm'] as const
type Field = (typeof fields)[number]

/** Steps an adjuster has; null = it turns on a thread, and is measured. */
function stepsOf(spec: ProductSpec, field: Field): number | null {
  if (field === 'rebound') return spec.reboundClicks
  if (field === 'compression') return spec.compressionClicks
  return field === 'preload' ? spec.preloadSteps : null
}

/** How each part is set; nothing where no part has an adjuster that was touched. */
export async function SetupList({ parts, locale }: { parts: readonly BuildPart[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'community' })
  const set = parts.filter(isSet)
  if (set.length === 0) return null
  const columns = fields.filter((field) => set.some(({ setup }) => setup[field] !== null))
  const cell = ({ setup, product: { spec } }: SetPart, field: Field) => {
    const [value, of] = [setup[field], stepsOf(spec, field)]
    if (value === null) return '–'
    if (of === null) return <Measure quantity="length" value={value} />
    return t(field === 'preload' ? 'steps' : 'clicks', { count: value, of })
  }
  return (
    <StackedTable
      caption={t('setup')}
      columns={[
        { label: t('table.code'), className: 'sm:min-w-44' },
        ...columns.map((field) => ({ label: t(`rows.${field === 'lengthMm' ? 'length' : field}`) })),
      ]}
      rows={set.map((part) => ({
        key: `${part.axle} ${part.code}`,
        cells: [
          <span key="code" className="figure unbroken">
            {part.code}
          </span>,
          ...columns.map((field) => <span key={field}>{cell(part, field)}</span>),
        ],
      }))}
    />
  )
}
