import type { Construction, ProductKind } from '@/lib/contract/product-words'

/** The product a picture is of. */
export type Subject = {
  kind: ProductKind
  construction?: Construction
  /** The exact look that stands on the stage. */ look: string
}
