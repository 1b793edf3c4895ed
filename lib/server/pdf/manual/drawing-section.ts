import 'server-only'
import { dimensionKeys } from '@/lib/drawings/dimensions'
import { drawDimensionSheet } from '../drawing/dimension-sheet'
import { drawIllustration } from '../drawing/illustration'
import { paragraph, startSection } from '../kit/blocks'
import { page } from '../kit/page-style'
import { mark } from '../kit/structure'
import type { PdfTexts } from '../texts'
import type { ManualParts } from './sections'

/** Height of the drawing, pt: as much as the page leaves, within these. */
const frameHeights = { least: 215, most: 350 } as const
/** Kinds whose drawing is a scene of several things without a dimension of their own. */
const scenes: readonly string[] = [
  'air-kit',
  'air-compressor',
  'air-tank',
  'air-controller',
  'fork-oil',
  'damper-oil',
  'seal-kit',
]

export const labelsOf = ({ product: t }: PdfTexts) =>
  Object.fromEntries(dimensionKeys.map((key) => [key, t(`dimension.${key}`)])) as Record<
    (typeof dimensionKeys)[number],
    string
  >

export const isScene = (kind: string): boolean => scenes.includes(kind)

/** The part drawn to its own figures, across the whole page. */
export function writeDrawing({ sheet, product, texts }: ManualParts, number: number): void {
  const t = texts.pdf
  const scene = isScene(product.kind)
  startSection(sheet, number, t('manual.sections.drawing'), frameHeights.least + 70)
  paragraph(sheet, scene ? t('manual.drawing.plain') : t('manual.drawing.lead'))
  // The frame spans the page: it begins below the heading of the left column.
  sheet.y += 24
  const frameHeight = Math.min(frameHeights.most, page.bottom - sheet.y)
  const frame = { x: page.left, y: sheet.y, width: page.right - page.left, height: frameHeight }
  mark(
    sheet,
    'Figure',
    () =>
      scene
        ? drawIllustration(sheet, product, frame, { upright: true })
        : drawDimensionSheet(sheet, product, labelsOf(texts), frame),
    t('manual.drawing.alt', { name: product.name }),
  )
  sheet.y += frameHeight + 8
}
