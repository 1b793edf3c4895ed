import type { getTranslations } from 'next-intl/server'
import type { ForceDial } from '@/components/drawings/force-plate'
import type { Product, Setup } from '@/lib/contract/product'

type ProductTexts = Awaited<ReturnType<typeof getTranslations<'product'>>>

const dialFields = [
  { clicks: 'reboundClicks', at: 'rebound' },
  { clicks: 'compressionClicks', at: 'compression' },
  { clicks: 'highSpeedClicks', at: 'highSpeed' },
] as const satisfies readonly { clicks: keyof Product['spec']; at: keyof Setup }[]

/** One dial for each click adjuster, with the positions of the setup table. */
export function dialsOf(product: Product, t: ProductTexts): ForceDial[] {
  return dialFields.flatMap(({ clicks, at }) => {
    const count = product.spec[clicks]
    if (!count) return []
    const marks = product.setups.flatMap((setup) => {
      const position = setup[at]
      return position === null ? [] : [{ label: t(`setup.columns.${setup.column}`), at: position }]
    })
    return [{ label: t(`setup.rows.${at}`), clicks: count, marks }]
  })
}
