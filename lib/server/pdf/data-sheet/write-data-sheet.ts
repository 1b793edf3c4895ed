import 'server-only'
import type { Lang } from '@/lib/contract/common'
import type { Product } from '@/lib/contract/product'
import { hasDimensions } from '@/lib/drawings/dimensions'
import { localizePath } from '@/lib/i18n/locales'
import { seriesAndKind } from '@/lib/i18n/series-and-kind'
import { drawDimensionSheet } from '../drawing/dimension-sheet'
import { drawIllustration } from '../drawing/illustration'
import { drawFrames, drawWordmark } from '../kit/frame'
import { ink, page } from '../kit/page-style'
import { qrPath } from '../kit/qr'
import { openSheet, type Sheet, type TextStyle } from '../kit/sheet'
import { closeSheet, decorate, mark } from '../kit/structure'
import { labelsOf } from '../manual/drawing-section'
import { readPdfTexts, type PdfTexts } from '../texts'
import { drawLines, heightOfLines } from './draw-lines'
import { listSheetLines, type SheetLine } from './sheet-lines'

const headHeight = 132
/** Most that the drawing takes, and what is left free under it and under the figures, pt. */
const drawingHeight = 236
const below = 12
const qrSide = 62
const width = page.right - page.left

function drawHead(sheet: Sheet, product: Product, { pdf: t, spec }: PdfTexts): void {
  const styleOf = (size: number) => ({ size, weight: 'bold' as const, color: ink.white })
  const fits = (style: TextStyle) => sheet.measure(product.name, style) <= width
  const large = [22, 19, 17, 14].map(styleOf).find(fits) ?? styleOf(12)
  decorate(sheet, () => {
    sheet.doc.rect(0, 0, page.width, headHeight).fill(ink.black)
    sheet.doc.rect(page.left, headHeight - 3, 64, 3).fill(ink.red)
    drawWordmark(sheet, page.left, 34, 16, ink.white)
  })
  mark(sheet, 'P', () =>
    sheet.line(t('dataSheet.title'), { x: page.left, y: 47, width, align: 'right' }, { size: 10, color: ink.line }),
  )
  mark(sheet, 'H1', () => sheet.line(product.name, { x: page.left, y: 92 }, large))
  const range = seriesAndKind(spec(`series.${product.series}`), spec(`kinds.${product.kind}`))
  const facts = `${product.code} · ${range}`.replaceAll(' · ', '  ·  ')
  mark(sheet, 'P', () => sheet.line(facts, { x: page.left, y: 112 }, { size: 10, color: ink.line }))
}

/** The drawing, as large as the figures under it and the foot of the page leave. */
function drawPart(sheet: Sheet, product: Product, texts: PdfTexts, lines: readonly SheetLine[]): void {
  const room = page.bottom - qrSide - below - heightOfLines(sheet, lines) - below - sheet.y
  const frame = { x: page.left, y: sheet.y, width, height: Math.min(drawingHeight, room) }
  const isOutline = !hasDimensions(product)
  const draw = () =>
    isOutline
      ? drawIllustration(sheet, product, frame, { upright: true })
      : drawDimensionSheet(sheet, product, labelsOf(product, texts), frame)
  const { name } = product
  mark(
    sheet,
    'Figure',
    draw,
    isOutline ? texts.product('outlineAlt', { name }) : texts.pdf('manual.drawing.alt', { name }),
  )
  sheet.y += frame.height + below
}

/** The way back to the product page, as a code and in letters. */
function drawFoot(sheet: Sheet, { pdf: t }: PdfTexts, address: string): void {
  const top = page.bottom - qrSide
  decorate(sheet, () => void sheet.doc.path(qrPath(address, page.right - qrSide, top, qrSide)).fill(ink.black))
  sheet.doc.link(page.right - qrSide, top, qrSide, qrSide, address)
  let y = top
  const place = { x: page.left, width: width - qrSide - 24 }
  mark(sheet, 'P', () => void (y += sheet.block(t('dataSheet.online'), { ...place, y }, { size: 8.5 })))
  mark(sheet, 'P', () => void (y += sheet.block(address, { ...place, y }, { size: 8.5, weight: 'bold' }) + 3))
  mark(sheet, 'P', () => void sheet.block(t('dataSheet.sampleNote'), { ...place, y }, { size: 8.5, color: ink.red }))
}

/**
 * The data sheet of a product as a PDF: one A4 page with its drawing and every figure.
 * @param siteUrl origin of the site, for the code that leads back to it
 */
export async function writeDataSheet(product: Product, lang: Lang, siteUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const texts = await readPdfTexts(lang)
  const { pdf: t } = texts
  const sheet = await openSheet({
    lang,
    title: t('dataSheet.pdfTitle', { name: product.name, code: product.code }),
    subject: t('dataSheet.subject', { code: product.code }),
  })
  drawHead(sheet, product, texts)
  sheet.y = headHeight + 14
  mark(
    sheet,
    'P',
    () => void (sheet.y += sheet.block(product.description, { x: page.left, y: sheet.y, width }, { size: 9 }) + 8),
  )
  const lines = listSheetLines(product, texts)
  drawPart(sheet, product, texts, lines)
  drawLines(sheet, lines)
  drawFoot(sheet, texts, new URL(localizePath(`/products/${product.id}`, lang), siteUrl).href)
  drawFrames(
    sheet,
    {
      head: product.code,
      foot: t('foot', { code: product.code }),
      pageOf: (number, total) => t('pageOf', { number, total }),
    },
    'head',
  )
  return closeSheet(sheet)
}
