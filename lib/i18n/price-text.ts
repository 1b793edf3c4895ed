import type { getTranslations } from 'next-intl/server'
import type { PriceRange } from '@/lib/contract/product'

type ProductTexts = Awaited<ReturnType<typeof getTranslations<'product'>>>

/** A price or a range of prices in baht. */
export function priceText(t: ProductTexts, { fromThb, toThb }: PriceRange): string {
  return fromThb === toThb ? t('price.single', { price: fromThb }) : t('price.range', { from: fromThb, to: toThb })
}
