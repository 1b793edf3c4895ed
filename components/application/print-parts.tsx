import { Fragment } from 'react'
import type { Application } from '@/lib/contract/application'
import type { ProductSummary } from '@/lib/contract/product'
import { groupBy } from '@/lib/utils/group-by'

type Props = {
  lines: readonly Application[]
  /** What stands before the numbers of a series. */ nameOf: (series: ProductSummary['series']) => string
}

/** An asterisk marks what is fitted under a condition. */
const codeOf = ({ product, status, restrictions }: Application) =>
  product.code + (status === 'direct' && restrictions.length === 0 ? '' : '*')

/** Part numbers of one axle, a series on each line; none is parted at its hyphens. Without classes: a brand has thousands of them. */
export function PrintParts({ lines, nameOf }: Props) {
  return [...groupBy(lines, ({ product }) => product.series)].map(([id, parts]) => (
    <p key={id}>
      {nameOf(id)}
      {parts.map((part, i) => (
        <Fragment key={part.product.id}>
          {i > 0 && ', '}
          <span>{codeOf(part)}</span>
        </Fragment>
      ))}
    </p>
  ))
}
