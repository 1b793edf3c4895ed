import { getTranslations } from 'next-intl/server'
import { DimensionDrawing } from '@/components/drawings/dimension-drawing'
import { ProductPicture } from '@/components/pictures/product-picture'
import { ScrollFrame } from '@/components/ui/scroll-frame'
import type { Product } from '@/lib/contract/product'
import { lengthName } from '@/lib/domain/length-name'
import { hasDimensions } from '@/lib/drawings/dimensions'
import type { Locale } from '@/lib/i18n/locales'
import { listProductPictures } from '@/lib/pictures/find-picture'

const frame = 'relative shrink-0 snap-start'

async function Dimensions({ product, locale }: { product: Product; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const isOutline = !hasDimensions(product)
  // A part drawn lying down is too wide for a phone and scrolls.
  const isFlat = product.kind === 'steering-damper'
  const labels = {
    eyeToEye: t(`dimension.${lengthName(product.spec)}`),
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
    <figure
      className={`${frame} drawing-board h-[32rem] ${isFlat ? 'w-[34rem] sm:w-full' : 'w-full'} border border-line md:h-auto md:min-h-[38rem]`}
    >
      <DimensionDrawing
        product={product}
        unit="mm"
        labels={labels}
        label={t(isOutline ? 'outlineAlt' : 'dimensionAlt', { name: product.name })}
        className="absolute inset-0 size-full p-2 pb-12 sm:p-8 sm:pb-12"
      />
      <figcaption className="absolute bottom-0 left-0 border-t border-r border-line bg-white px-4 py-2 text-sm text-steel">
        {t(isOutline ? 'views.outline' : 'views.drawing')}
      </figcaption>
    </figure>
  )
}

/** The drawing with dimensions, and further views of the part where there are some. Scrolls sideways on phones; needs no script. */
export async function Gallery({ product, locale }: { product: Product; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const views = listProductPictures(product).slice(1)
  return (
    <ScrollFrame
      role="region"
      aria-label={t('gallery')}
      className={`flex snap-x snap-mandatory gap-px overflow-x-auto md:grid md:overflow-visible ${views.length > 0 ? 'md:grid-cols-[2fr_1fr]' : ''}`}
      data-testid="gallery"
    >
      <Dimensions product={product} locale={locale} />
      {views.length > 0 && (
        <div className="contents md:grid md:gap-px" data-print="none">
          {views.map((view, i) => (
            <figure
              key={view.id}
              className={`${frame} grid h-[32rem] w-full place-items-center border border-line bg-white md:h-auto`}
            >
              <ProductPicture
                product={product}
                view={view}
                variant="hero"
                label={t('views.angle', { name: product.name, number: i + 2 })}
                sizes="(min-width: 60rem) 30vw, 100vw"
                className="absolute inset-0 size-full p-4"
              />
            </figure>
          ))}
        </div>
      )}
    </ScrollFrame>
  )
}
