'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { LateUnbrokenText } from '@/components/ui/late-unbroken-text'
import type { Product } from '@/lib/contract/product'
import { termOf } from '@/lib/domain/warranty/terms'

const ProductPicture = lazy(async () => ({
  default: (await import('@/components/pictures/product-picture')).ProductPicture,
}))

/** The product that is named, so that a misread part number is seen at once. */
export function PartCard({ product }: { product: Product }) {
  const t = useTranslations('warranty')
  const term = termOf(product.kind)
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] border border-ink bg-white" data-part={product.code}>
      <div className="aspect-square p-2">
        <Suspense>
          <ProductPicture product={product} variant="card" label="" sizes="6rem" className="size-full" />
        </Suspense>
      </div>
      <div className="grid content-center gap-0.5 border-l border-line p-3 leading-snug">
        <p className="font-semibold wrap-anywhere">
          <LateUnbrokenText text={product.name} />
        </p>
        <p className="figure text-sm text-steel">{product.code}</p>
        {term ? <p className="text-sm text-steel">{t('register.part.term', { term: t(`terms.${term}`) })}</p> : null}
      </div>
    </div>
  )
}
