import type { Product } from '@/lib/contract/product'
import { specRows } from '@/lib/domain/spec-rows'
import { readingsOf } from '@/lib/i18n/readings'
import { priceText } from '@/lib/i18n/price-text'
import { nameMount } from '../manual/figures'
import type { PdfTexts } from '../texts'

export type SheetLine = { label: string; value: string }

/** Every figure of a part with its name, in the order of the product page; words first. */
export function listSheetLines(product: Product, texts: PdfTexts): SheetLine[] {
  const { spec: t } = texts
  const { construction, adjusters, axle, spec, bodyFinish, springFinish, price } = product
  const words: (readonly [string, string | null])[] = [
    [t('fields.construction'), construction && t(`constructions.${construction}`)],
    [t('fields.adjusters'), adjusters.map((letter) => t(`adjusters.${letter}`)).join('\n') || null],
    [t('fields.axle'), axle && t(`axles.${axle}`)],
    [t('fields.springType'), spec.springType && t(`springTypes.${spec.springType}`)],
    [t('fields.top'), spec.top && nameMount(spec.top, texts)],
    [t('fields.bottom'), spec.bottom && nameMount(spec.bottom, texts)],
    [t('fields.bodyFinish'), t(`finishes.${bodyFinish}`)],
    [t('fields.springFinish'), springFinish && t(`finishes.${springFinish}`)],
  ]
  const figures = specRows.map((row) => {
    const value = spec[row.field]
    const text = value === null ? null : (readingsOf(row.quantity, value, 'sign' in row)[0]?.text ?? null)
    return [t(`fields.${row.field}`), text] as const
  })
  const prices = [[texts.product('price.label'), price && priceText(texts.product, price)]] as const
  return [...words, ...figures, ...prices].flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}
