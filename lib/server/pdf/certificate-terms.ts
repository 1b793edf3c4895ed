import 'server-only'
import { exclusions, inclusions } from '@/lib/domain/warranty/terms'
import { ink, page } from './kit/page-style'
import type { Sheet } from './kit/sheet'
import { decorate, mark } from './kit/structure'
import type { PdfTexts } from './texts'

const edge = 58
/** Left and right end of what is written inside a certificate's border, pt. */
export const certificateInner = { left: edge, right: page.width - edge, width: page.width - 2 * edge } as const

const width = (certificateInner.width - 24) / 2
const headHeight = 15
const item = { size: 8, leading: 1.25 } as const

const listTerms = ({ pdf: t, warranty }: PdfTexts) => [
  { head: t('certificate.coveredHead'), items: inclusions.map((key) => warranty(`inclusions.${key}`)) },
  { head: t('certificate.notCoveredHead'), items: exclusions.map((key) => warranty(`exclusions.${key}`)) },
]

/** Height that `drawTerms` takes, pt. */
export const heightOfTerms = (sheet: Sheet, texts: PdfTexts): number =>
  headHeight +
  Math.max(
    ...listTerms(texts).map(({ items }) => items.reduce((sum, text) => sum + sheet.heightOf(text, width, item) + 3, 0)),
  )

/** What is covered and what is not, side by side from `top` (pt): the lists of the terms. */
export function drawTerms(sheet: Sheet, texts: PdfTexts, top: number): void {
  listTerms(texts).forEach(({ head, items }, i) => {
    const x = certificateInner.left + i * (width + 24)
    let y = top
    mark(sheet, 'H2', () =>
      sheet.line(head, { x, y: y + 9 }, { size: 9.5, weight: 'bold', color: i === 0 ? ink.black : ink.red }),
    )
    y += headHeight
    for (const text of items) {
      decorate(
        sheet,
        () =>
          void sheet.doc
            .moveTo(x, y)
            .lineTo(x + width, y)
            .lineWidth(0.4)
            .stroke(ink.line),
      )
      mark(sheet, 'LBody', () => void (y += sheet.block(text, { x, y: y + 1.5, width }, item) + 3))
    }
  })
}
