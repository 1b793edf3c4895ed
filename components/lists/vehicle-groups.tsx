import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/products/product-grid'
import { HeadingText } from '@/components/ui/heading-text'
import type { ProductSummary } from '@/lib/contract/product'
import { vehicleGroupOf, vehicleGroups } from '@/lib/domain/vehicle-groups'
import type { Locale } from '@/lib/i18n/locales'

/** The parts of one vehicle, each group under its name. */
export async function VehicleGroups({ products, locale }: { products: readonly ProductSummary[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'lists.groups' })
  return vehicleGroups.map((group) => {
    const members = products.filter((product) => vehicleGroupOf(product) === group)
    if (members.length === 0) return null
    return (
      <section key={group} aria-labelledby={`group-${group}`} className="grid gap-3 md:gap-4" data-group={group}>
        <h2 id={`group-${group}`} className="border-b border-ink pb-1 text-xl md:pb-2 md:text-2xl">
          <HeadingText text={t(group)} />
        </h2>
        <ProductGrid products={members} locale={locale} columns="three" />
      </section>
    )
  })
}
