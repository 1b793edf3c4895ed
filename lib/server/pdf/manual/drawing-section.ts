import 'server-only'
import type { Product } from '@/lib/contract/product'
import { lengthName } from '@/lib/domain/length-name'
import { dimensionKeys, hasDimensions, type DimensionKey } from '@/lib/drawings/dimensions'
import { drawDimensionSheet } from '../drawing/dimension-sheet'
import { drawIllustration } from '../drawing/illustration'
import { paragraph, startSection } from '../kit/blocks'
import { page } from '../kit/page-style'
import { mark } from '../kit/structure'
import type { PdfTexts } from '../texts'
import type { ManualParts } from './sections'

/** Height of the drawing, pt: as much as the page leaves, within these. */
const frameHeights = { least: 215, most: 350 } as const

export const labelsOf = (product: Product, { product: t }: PdfTexts) =>
  Object.fromEntries(
    dimensionKeys.map((key) => [key, t(`dimension.${key === 'eyeToEye' ? lengthName(product.spec) : key}`)]),
  ) as Record<DimensionKey, string>

/** The part drawn to its own figures, across the whole page. */
export function writeDrawing({ sheet, product, texts }: ManualParts, number: number): void {
  const t = texts.pdf
  const isOutline = !hasDimensions(product)
  startSection(sheet, number, t('manual.sections.drawing'), frameHeights.least + 70)
  paragraph(sheet, isOutline ? t('manual.drawing.plain') : t('manual.drawing.lead'))
  // The frame spans the page: it begins below the heading of the left column.
  sheet.y += 24
  const frameHeight = Math.min(frameHeights.most, page.bottom - sheet.y)
  const frame = { x: page.left, y: sheet.y, width: page.right - page.left, height: frameHeight }
  mark(
    sheet,
    'Figure',
    () =>
      isOutline
        ? drawIllustration(sheet, product, frame, { upright: true })
        : drawDimensionSheet(sheet, product, labelsOf(product, texts), frame),
    isOutline ? texts.product('outlineAlt', { name: product.name }) : t('manual.drawing.alt', { name: product.name }),
  )
  sheet.y += frameHeight + 8
}
