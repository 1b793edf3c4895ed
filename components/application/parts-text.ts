import type { Application } from '@/lib/contract/application'
import { groupBy } from '@/lib/utils/group-by'

/** An asterisk marks what is fitted under a condition. */
const codeOf = ({ product, status, restrictions }: Application) =>
  product.code + (status === 'direct' && restrictions.length === 0 ? '' : '*')

/** Part numbers of one axle, a series on each line after what `nameOf` calls it. Plain text: a brand has thousands of them, and each in a box would double the page. */
export function partsText(
  lines: readonly Application[],
  nameOf: (series: Application['product']['series']) => string,
): string {
  return [...groupBy(lines, ({ product }) => product.series)]
    .map(([id, parts]) => nameOf(id) + parts.map(codeOf).join(', '))
    .join('\n')
}
