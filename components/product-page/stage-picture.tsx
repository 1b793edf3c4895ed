import { getTranslations } from 'next-intl/server'
import { ProductPicture } from '@/components/pictures/product-picture'
import type { Product } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'

/** The part itself, as large as the stage takes it. */
export async function StagePicture({ product, locale }: { product: Product; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product' })
  return (
    <div className="stage-light relative order-1 -mx-4 aspect-square md:order-none md:mx-0">
      <ProductPicture product={product} variant="hero" first label={t('drawingAlt', { name: product.name, code: product.code })} sizes="(min-width: 1440px) 40rem, (min-width: 960px) 45vw, 100vw" className="absolute inset-0 size-full" />
    </div>
  )
}
