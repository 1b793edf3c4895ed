import { getTranslations } from 'next-intl/server'
import { DimensionDrawing } from '@/components/drawings/dimension-drawing'
import { ProductDrawing } from '@/components/drawings/product-drawing'
import type { Product } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'

const frame = 'relative grid aspect-[4/5] w-full shrink-0 snap-center place-items-center sm:aspect-square'

/** The part, and its drawing with dimensions. Scrolls sideways on phones, side by side above; needs no script. */
export async function Gallery({ product, locale }: { product: Product; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const isDamper = product.spec.strokeMm !== null
  const labels = {
    eyeToEye: isDamper ? t('dimension.eyeToEye') : t('dimension.length'),
    stroke: t('dimension.stroke'),
    closed: t('dimension.closed'),
    top: t('dimension.top'),
    bottom: t('dimension.bottom'),
    body: t('dimension.body'),
    springLength: t('dimension.springLength'),
    wire: t('dimension.wire'),
    coilInner: t('dimension.coilInner'),
  }
  return (
    <div role="region" aria-label={t('gallery')} tabIndex={0} className="flex snap-x snap-mandatory overflow-x-auto md:grid md:grid-cols-2 md:overflow-visible" data-testid="gallery">
      <figure className={`${frame} bg-carbon text-white`} data-tone="stage">
        <ProductDrawing product={product} variant="hero" first label={t('drawingAlt', { name: product.name, code: product.code })} className="absolute inset-0 size-full p-8 sm:p-12" />
        <figcaption className="absolute bottom-4 left-5 text-sm text-mist">{t('views.part')}</figcaption>
      </figure>
      <figure className={`${frame} drawing-board border border-line`}>
        <DimensionDrawing product={product} unit="mm" labels={labels} label={t('dimensionAlt', { name: product.name })} className="absolute inset-0 size-full p-4 sm:p-8" />
        <figcaption className="absolute bottom-4 left-5 bg-white text-sm text-steel">{t('views.drawing')}</figcaption>
      </figure>
    </div>
  )
}
