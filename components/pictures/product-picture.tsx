import { ProductDrawing } from '@/components/drawings/product-drawing'
import type { DrawnProduct } from '@/lib/drawings/shock'
import { classNames } from '@/components/ui/class-names'
import { findProductPicture, type Picture } from '@/lib/pictures/find-picture'
import { RenderedPicture } from './rendered-picture'

type Props = {
  product: DrawnProduct & { id: string }
  /** Text alternative, translated; empty where a text beside it says the same. */
  label: string
  /** Width in the page, as in `sizes` of an image. */
  sizes: string
  /** `card` keeps the relative size of drawn parts, `hero` fills its frame. */
  variant: 'card' | 'hero'
  className?: string
  /** The largest picture in the first view: loaded at once. */
  first?: boolean
  /** Another view of the product than its main picture. */
  view?: Picture
}

/** No card is wider than half of this, so that larger files are never chosen for one. */
const widestCard = 800

/** A product's studio picture, or its drawing while no picture shows exactly this look. */
export function ProductPicture({ product, label, sizes, variant, className, first = false, view }: Props) {
  const found = view ?? findProductPicture(product)
  const picture =
    found && variant === 'card' ? { ...found, sizes: found.sizes.filter((size) => size <= widestCard) } : found
  if (!picture)
    return (
      <ProductDrawing
        product={product}
        variant={variant}
        label={label}
        first={first}
        {...(className && { className })}
      />
    )
  return (
    <RenderedPicture
      picture={picture}
      label={label}
      sizes={sizes}
      first={first}
      className={classNames('object-contain', className)}
    />
  )
}
