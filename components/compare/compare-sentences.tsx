import { Children } from 'react'
import { getTranslations } from 'next-intl/server'
import { specRows } from '@/lib/domain/spec-rows'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { Measure } from '@/components/ui/measure'
import type { ProductSummary } from '@/lib/contract/product'
import { findDifferences } from '@/lib/domain/differences'
import type { Locale } from '@/lib/i18n/locales'
import { compareName } from './compare-name'

type Props = { products: readonly ProductSummary[]; locale: Locale }

/** One plain sentence for each difference that matters between parts that do the same job. */
export async function CompareSentences({ products, locale }: Props) {
  const [t, spec] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'spec' }),
  ])
  const nameOf = (product: ProductSummary | undefined) => (product ? compareName(product, products) : '')
  const figures = findDifferences(products.map((product) => product.spec)).map(({ field, most, least, by }) => {
    const quantity = specRows.find((row) => row.field === field)?.quantity ?? 'count'
    const words = { most: nameOf(products[most]), least: nameOf(products[least]) }
    if (field === 'reboundClicks' || field === 'compressionClicks')
      return { key: field, text: t(`sentences.${field}`, { ...words, clicks: by }) }
    return {
      key: field,
      text: t.rich(`sentences.${field}`, {
        ...words,
        value: () => (
          <strong>
            <Measure quantity={quantity} value={by} />
          </strong>
        ),
      }),
    }
  })
  const built = [
    ...new Map(
      products.flatMap((product) => (product.construction ? ([[product.construction, product]] as const) : [])),
    ).values(),
  ]
  const [a, b] = built
  const construction =
    a?.construction && b?.construction
      ? [
          {
            key: 'construction',
            text: t('sentences.construction', {
              a: nameOf(a),
              aValue: spec(`constructions.${a.construction}`),
              b: nameOf(b),
              bValue: spec(`constructions.${b.construction}`),
            }),
          },
        ]
      : []
  const byAdjusters = [...products].sort((x, y) => y.adjusters.length - x.adjusters.length)
  const [most, least] = [byAdjusters[0], byAdjusters.at(-1)]
  const extra = most && least ? most.adjusters.filter((letter) => !least.adjusters.includes(letter)) : []
  const adjusters =
    most && least && most.adjusters.length > least.adjusters.length && extra.length > 0
      ? [
          {
            key: 'adjusters',
            text: t('sentences.adjusters', {
              most: nameOf(most),
              least: nameOf(least),
              extra: extra.map((letter) => spec(`adjusters.${letter}`)).join(' · '),
            }),
          },
        ]
      : []
  const sentences = [...figures.slice(0, 6), ...construction, ...adjusters, ...figures.slice(6)]
  return sentences.length === 0 ? (
    <p className="text-steel">{t('noDifferences')}</p>
  ) : (
    <ul className="grid max-w-text gap-2" data-testid="sentences">
      {sentences.map(({ key, text }) => (
        <li key={key} className="border-l-2 border-signal pl-4">
          {Children.map(text, (part) => (typeof part === 'string' ? <UnbrokenText text={part} /> : part))}
        </li>
      ))}
    </ul>
  )
}
