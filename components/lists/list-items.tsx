import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/products/product-grid'
import { Measure } from '@/components/ui/measure'
import type { ProductSummary } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import type { ListView } from '@/lib/routes/list-state'
import { ProductMatrix } from './product-matrix'
import { ProductTable } from './product-table'
import { VehicleGroups } from './vehicle-groups'

type Props = {
  products: readonly ProductSummary[]
  view: ListView
  /** Length that was searched for, mm; each card tells how far it is off. */
  measuredMm: number | undefined
  /** For one vehicle, in the order of its groups. */
  grouped: boolean
  locale: Locale
}

/** The products of one page of a list, in the view that was chosen. */
export async function ListItems({ products, view, measuredMm, grouped, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'lists.tape' })
  if (view === 'table') return <ProductTable products={products} locale={locale} />
  if (view === 'matrix') return <ProductMatrix products={products} locale={locale} />
  const noteOf = ({ spec }: ProductSummary) => {
    if (measuredMm === undefined || spec.lengthMm === null) return null
    const off = spec.lengthMm - measuredMm
    return (
      <p data-off={off} className="text-sm font-semibold text-success">
        {off === 0 ? t('exact') : t.rich('off', { mm: () => <Measure quantity="length" value={off} sign /> })}
      </p>
    )
  }
  if (grouped) return <VehicleGroups products={products} locale={locale} />
  return <ProductGrid products={products} locale={locale} heading="h2" columns="three" noteOf={noteOf} />
}
