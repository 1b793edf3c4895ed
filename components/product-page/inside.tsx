import { Cutaway } from '@/components/drawings/cutaway/cutaway'
import type { Product } from '@/lib/contract/product'
import { cutawayOf, type CutawayKind } from '@/lib/drawings/cutaway/figures'
import type { Locale } from '@/lib/i18n/locales'

/** Which cut-away shows the inside of a product; null for parts without a damper. */
export function insideOf({ kind, construction }: Product): CutawayKind | null {
  if (kind === 'fork-cartridge' || kind === 'fork-damper') return 'cartridge'
  return construction && cutawayOf(construction)
}

/** The damper cut open, with this part's own stroke, rod and gas pressure. */
export function Inside({ product, cutaway, locale }: { product: Product; cutaway: CutawayKind; locale: Locale }) {
  const { strokeMm, bodyMm, shaftMm, gasBar } = product.spec
  const hose = product.construction === 'hose-reservoir'
  return <Cutaway kind={cutaway} figures={{ strokeMm, bodyMm, shaftMm, gasBar, hose }} locale={locale} />
}
