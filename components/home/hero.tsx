import { getTranslations } from 'next-intl/server'
import { ProductDrawing } from '@/components/drawings/product-drawing'
import { AppLink } from '@/components/navigation/app-link'
import { Measure } from '@/components/ui/measure'
import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'

const figures = [
  { field: 'lengthMm', key: 'length', quantity: 'length' },
  { field: 'strokeMm', key: 'stroke', quantity: 'length' },
  { field: 'springRateNmm', key: 'rate', quantity: 'rate' },
  { field: 'reboundClicks', key: 'clicks', quantity: 'count' },
] as const

/** The dark stage: one part with its own figures, set large. */
export async function Hero({ product, title, lead, locale }: { product: ProductSummary | null; title: string; lead: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home.figure' })
  const [p, spec] = await Promise.all([getTranslations({ locale, namespace: 'product' }), getTranslations({ locale, namespace: 'spec' })])
  return (
    <section data-tone="stage" className="overflow-hidden bg-carbon text-white">
      <div className="shell grid items-center gap-x-12 gap-y-4 pt-10 pb-10 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:pt-16 md:pb-16">
        <div className="grid gap-6">
          <h1 className="font-display text-5xl md:text-6xl">{title}</h1>
          <p className="max-w-text text-lg text-mist">{lead}</p>
          {product && (
            <dl className="flex flex-wrap gap-x-10 gap-y-4 border-t border-steel pt-5" data-figures>
              {figures.flatMap(({ field, key, quantity }) => {
                const value = product.spec[field]
                return value === null
                  ? []
                  : [
                      <div key={key}>
                        <dd className="font-display text-2xl font-semibold whitespace-nowrap">
                          <Measure quantity={quantity} value={value} />
                        </dd>
                        <dt className="text-sm text-mist">{t(key)}</dt>
                      </div>,
                    ]
              })}
            </dl>
          )}
        </div>
        {product && (
          <AppLink href={localizePath(`/products/${product.id}`, locale)} className="grid justify-items-center gap-3">
            <ProductDrawing product={product} variant="hero" first label={p('drawingAlt', { name: product.name, code: product.code })} className="stage-light h-72 w-full max-w-md sm:h-96 md:h-[30rem]" />
            <span className="text-sm text-mist underline-offset-4 hover:underline">
              {spec(`series.${product.series}`)} · <span className="figure">{product.code}</span>
            </span>
          </AppLink>
        )}
      </div>
    </section>
  )
}
