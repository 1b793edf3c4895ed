import 'server-only'
import type { Product } from '@/lib/contract/product'
import { drawIllustration } from '../drawing/illustration'
import { drawWordmark } from '../kit/frame'
import { ink, page } from '../kit/page-style'
import { qrPath } from '../kit/qr'
import type { Sheet } from '../kit/sheet'
import { decorate, mark } from '../kit/structure'
import type { PdfTexts } from '../texts'
import { listKeyFigures } from './figures'

const headHeight = 212
const leftWidth = 190

function drawHead(sheet: Sheet, product: Product, { pdf: t, spec }: PdfTexts): void {
  const width = page.right - page.left
  const tight = sheet.lang === 'en' ? 1.14 : 1.4
  const styleOf = (size: number) => ({ size, weight: 'bold' as const, color: ink.white, leading: tight })
  // One line when a smaller size allows it: a single word on a second line looks lost.
  const large = [27, 24, 22].map(styleOf).find((style) => sheet.measure(product.name, style) <= width) ?? styleOf(24)
  decorate(sheet, () => {
    sheet.doc.rect(0, 0, page.width, headHeight).fill(ink.black)
    sheet.doc.rect(page.left, headHeight - 3, 64, 3).fill(ink.red)
    drawWordmark(sheet, page.left, 42, 19, ink.white)
  })
  mark(sheet, 'P', () =>
    sheet.line(t('manual.title'), { x: page.left, y: 56, width, align: 'right' }, { size: 10, color: ink.line }),
  )
  const height = sheet.heightOf(product.name, width, large)
  mark(sheet, 'H1', () => void sheet.block(product.name, { x: page.left, y: headHeight - 44 - height, width }, large))
  const facts = [product.code, spec(`kinds.${product.kind}`), product.axle && spec(`axles.${product.axle}`)].filter(
    (fact) => fact !== null,
  )
  mark(sheet, 'P', () =>
    sheet.line(facts.join('  ·  '), { x: page.left, y: headHeight - 24 }, { size: 10, color: ink.line }),
  )
}

function drawFigures(sheet: Sheet, product: Product, texts: PdfTexts): void {
  let y = headHeight + 34
  for (const { label, figure } of listKeyFigures(product.spec, texts, 5)) {
    decorate(
      sheet,
      () =>
        void sheet.doc
          .moveTo(page.left, y)
          .lineTo(page.left + leftWidth, y)
          .lineWidth(0.5)
          .stroke(ink.line),
    )
    mark(sheet, 'P', () => {
      sheet.line(label, { x: page.left, y: y + 17 }, { size: 8.5, color: ink.steel })
      sheet.line(figure, { x: page.left, y: y + 43 }, { size: 22, weight: 'bold', color: ink.black })
    })
    y += 60
  }
}

/** The cover: name on black, the part beside its main figures, what kind of document this is, and the way to the product page. */
export function drawTitlePage(sheet: Sheet, product: Product, texts: PdfTexts, productUrl: string): void {
  const { pdf: t } = texts
  drawHead(sheet, product, texts)
  drawFigures(sheet, product, texts)
  mark(
    sheet,
    'Figure',
    () =>
      drawIllustration(sheet, product, {
        x: page.left + leftWidth + 20,
        y: headHeight + 34,
        width: page.right - page.left - leftWidth - 20,
        height: 400,
      }),
    product.name,
  )
  const foot = 672
  decorate(sheet, () => {
    sheet.doc.moveTo(page.left, foot).lineTo(page.right, foot).lineWidth(0.8).stroke(ink.black)
    sheet.doc.path(qrPath(productUrl, page.right - 78, foot + 16, 78)).fill(ink.black)
  })
  const width = page.right - page.left - 78 - 40
  let y = foot + 14
  mark(
    sheet,
    'P',
    () =>
      void (y += sheet.block(t('sample'), { x: page.left, y, width }, { size: 9.5, weight: 'bold', color: ink.red })),
  )
  mark(sheet, 'P', () => void (y += sheet.block(t('manual.sampleNote'), { x: page.left, y, width }, { size: 9 }) + 4))
  mark(sheet, 'P', () => void (y += sheet.block(t('manual.keepNote'), { x: page.left, y, width }, { size: 9 }) + 4))
  mark(
    sheet,
    'P',
    () => void sheet.block(t('manual.online'), { x: page.left, y, width }, { size: 8.5, color: ink.steel }),
  )
  sheet.doc.link(page.right - 78, foot + 16, 78, 78, productUrl)
}
