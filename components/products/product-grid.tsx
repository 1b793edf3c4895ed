import type { ReactNode } from 'react'
import type { ProductSummary } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { ProductCard } from './product-card'

type Props = {
  products: readonly ProductSummary[]
  locale: Locale
  heading?: 'h2' | 'h3'
  noteOf?: (product: ProductSummary) => ReactNode
  columns?: 'three' | 'four'
}

const grids = {
  three: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3',
  four: 'grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
} as const

/** Product cards side by side; under each other on phones. */
export function ProductGrid({ products, locale, heading, noteOf, columns = 'four' }: Props) {
  return (
    <ul className={grids[columns]}>
      {products.map((product, i) => (
        <li key={i}>
          <ProductCard product={product} locale={locale} note={noteOf?.(product)} {...(heading && { heading })} />
        </li>
      ))}
    </ul>
  )
}
