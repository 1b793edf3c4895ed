import type { ProductSpec } from '@/lib/contract/product'

const isBored = (mount: ProductSpec['top']) => mount?.kind === 'eye' || mount?.kind === 'clevis'

/** What the length of a part is called: from eye to eye only where both ends have one; a strut, a stem and a spring are just long. */
export function lengthName({ top, bottom }: Pick<ProductSpec, 'top' | 'bottom'>): 'eyeToEye' | 'length' {
  return isBored(top) && isBored(bottom) ? 'eyeToEye' : 'length'
}
