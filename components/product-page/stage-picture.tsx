import { getTranslations } from 'next-intl/server'
import { ProductPicture } from '@/components/pictures/product-picture'
import { Viewer } from '@/components/viewer/viewer'
import type { Product, ProductSummary } from '@/lib/contract/product'
import type { Finish } from '@/lib/contract/product-words'
import type { Locale } from '@/lib/i18n/locales'

type Props = { product: Product; related: readonly ProductSummary[]; locale: Locale }

/** Colours in which the same line has its springs, the product's own first. */
function listSpringFinishes(product: Product, related: readonly ProductSummary[]): Finish[] {
  const sameLine = related.filter(
    ({ kind, series, construction }) =>
      kind === product.kind && series === product.series && construction === product.construction,
  )
  return [...new Set([product, ...sameLine].flatMap(({ springFinish }) => springFinish ?? []))]
}

/** The part itself, as large as the stage takes it; a live model on request. */
export async function StagePicture({ product, related, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'product' })
  return (
    <div data-print="none" className="-mx-4 md:col-start-2 md:row-start-1 md:mx-0">
      <Viewer
        product={product}
        locale={locale}
        description={product.tagline}
        springFinishes={listSpringFinishes(product, related)}
        still={
          <div className="stage-light absolute inset-0">
            <ProductPicture
              product={product}
              variant="hero"
              first
              label={t('drawingAlt', { name: product.name, code: product.code })}
              sizes="(min-width: 90rem) 40rem, (min-width: 60rem) 45vw, 100vw"
              className="absolute inset-0 size-full md:scale-112"
            />
          </div>
        }
      />
    </div>
  )
}
