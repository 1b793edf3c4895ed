import { getTranslations } from 'next-intl/server'
import { ForcePlate } from '@/components/drawings/force-plate'
import type { Product } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { dialsOf } from '@/components/products/dials'

/** What each adjuster of the part does, with its click positions on dials. */
export async function AdjusterList({ product, locale }: { product: Product; locale: Locale }) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const dials = dialsOf(product, t)
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <dl className="grid gap-4">
        {product.adjusters.map((letter) => (
          <div key={letter} className="relative min-h-10 pl-13">
            <dt className="font-semibold">
              <span
                aria-hidden="true"
                className="figure absolute top-0 left-0 grid size-10 place-items-center border border-ink"
              >
                {letter}
              </span>
              {spec(`adjusters.${letter}`)}
            </dt>
            <dd className="text-steel">{spec(`adjusterHints.${letter}`)}</dd>
          </div>
        ))}
      </dl>
      {dials.length > 0 && <ForcePlate dials={dials} />}
    </div>
  )
}
