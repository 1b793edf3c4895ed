import { classNames } from '@/components/ui/class-names'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import type { DrawingVariant } from '@/lib/drawings/product-svg'
import type { DrawnProduct } from '@/lib/drawings/shock'

type ProductDrawingProps = {
  product: DrawnProduct & { id: string }
  /** Text alternative, translated; empty where a text beside it says the same. */
  label: string
  variant: DrawingVariant
  className?: string
  /** The largest picture in the first view: loaded at once. Default: when it comes near the view. */
  first?: boolean
}

const sizes = { card: { width: 400, height: 400 }, hero: { width: 480, height: 640 } } as const

/** A shaded illustration of a part. A file of its own, because two dozen inline drawings would make a list page heavy twice over. */
export function ProductDrawing({ product, label, variant, className, first = false }: ProductDrawingProps) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- an SVG of a few kB: there is nothing to optimise, and next/image would ship a script
    <img
      src={drawingAddress(product, variant)}
      alt={label}
      {...sizes[variant]}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className={classNames('object-contain', className)}
    />
  )
}
