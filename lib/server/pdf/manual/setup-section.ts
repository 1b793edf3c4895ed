import 'server-only'
import type { Product, Setup } from '@/lib/contract/product'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { list, paragraph, startSection, subheading } from '../kit/blocks'
import { table } from '../kit/table'
import type { PdfTexts } from '../texts'
import type { ManualParts } from './sections'

const rowKeys = ['preload', 'rebound', 'compression', 'highSpeed', 'sagMm'] as const
const termOrder = ['preload', 'rebound', 'compression', 'highSpeed', 'length'] as const

function writeValue(setup: Setup, key: (typeof rowKeys)[number], product: Product, { pdf: t }: PdfTexts): string {
  const value = setup[key]
  if (value === null) return '–'
  if (key === 'preload' && product.spec.preloadSteps !== null) return t('manual.setup.unitSteps', { value })
  return key === 'preload' || key === 'sagMm'
    ? `${formatDecimal(value)} ${t('manual.setup.unitMm')}`
    : formatDecimal(value)
}

/** A steering damper moves no wheel: what the words say of rebound does not hold for it. */
function listTerms({ adjusters, kind }: Product): (typeof termOrder)[number][] {
  if (kind === 'steering-damper') return []
  const has = (...letters: Product['adjusters']) => letters.some((letter) => adjusters.includes(letter))
  const present = {
    preload: has('P', 'T', 'H'),
    rebound: has('R'),
    compression: has('C', 'W'),
    highSpeed: has('W'),
    length: has('L'),
  }
  return termOrder.filter((term) => present[term])
}

/** The setup columns of an adjustable part, what its adjusters do and how a rider finds his own figures. */
export function writeSetup({ sheet, product, texts, common }: ManualParts, number: number): void {
  const t = texts.pdf
  startSection(sheet, number, t('manual.sections.setup'), 170)
  paragraph(sheet, t('manual.setup.lead'))
  const rows = rowKeys.filter((key) => product.setups.some((setup) => setup[key] !== null))
  const name = (key: (typeof rowKeys)[number]) =>
    key === 'preload' || key === 'sagMm'
      ? texts.product(`setup.rows.${key}`)
      : t('manual.setup.inClicks', { name: texts.product(`setup.rows.${key}`) })
  const columns = [
    { title: t('manual.setup.by'), share: 4 },
    ...product.setups.map(({ column }) => ({
      title: texts.product(`setup.columns.${column}`),
      share: 2,
      align: 'right' as const,
    })),
  ]
  table(
    sheet,
    columns,
    rows.map((key) => [name(key), ...product.setups.map((setup) => writeValue(setup, key, product, texts))]),
  )
  const terms = listTerms(product)
  if (terms.length > 0) {
    subheading(sheet, t('manual.heads.terms'))
    list(
      sheet,
      terms.map((term) => t(`manual.setup.terms.${term}`)),
      'points',
    )
  }
  if (product.setups.some(({ sagMm }) => sagMm !== null)) {
    subheading(sheet, t('manual.heads.baseline'))
    list(sheet, common.setup, 'steps')
  }
}
