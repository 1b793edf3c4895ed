import 'server-only'
import { exclusions, inclusions } from '@/lib/domain/warranty/terms'
import { ink, page } from './kit/page-style'
import type { Sheet } from './kit/sheet'
import { decorate, mark } from './kit/structure'
import type { PdfTexts } from './texts'

const edge = 58
/** Left and right end of what is written inside a certificate's border, pt. */
export const certificateInner = { left: edge, right: page.width - edge, width: page.width - 2 * edge } as const

/** What is covered and what is not, side by side from `top` (pt): the lists of the terms. */
export function drawTerms(sheet: Sheet, { pdf: t, warranty }: PdfTexts, top: number): void {
  const width = (certificateInner.width - 24) / 2
  const lists = [
    { head: t('certificate.coveredHead'), items: inclusions.map((key) => warranty(`inclusions.${key}`)) },
    { head: t('certificate.notCoveredHead'), items: exclusions.map((key) => warranty(`exclusions.${key}`)) },
  ]
  lists.forEach(({ head, items }, i) => {
    const x = certificateInner.left + i * (width + 24)
    let y = top
    mark(sheet, 'H2', () =>
      sheet.line(head, { x, y: y + 9 }, { size: 9.5, weight: 'bold', color: i === 0 ? ink.black : ink.red }),
    )
    y += 15
    for (const item of items) {
      decorate(
        sheet,
        () =>
          void sheet.doc
            .moveTo(x, y)
            .lineTo(x + width, y)
            .lineWidth(0.4)
            .stroke(ink.line),
      )
      mark(
        sheet,
        'LBody',
        () => void (y += sheet.block(item, { x, y: y + 1.5, width }, { size: 8, leading: 1.25 }) + 3),
      )
    }
  })
}
