import 'server-only'
import { ink, page } from '../kit/page-style'
import type { Sheet } from '../kit/sheet'
import { decorate, mark } from '../kit/structure'
import type { SheetLine } from './sheet-lines'

const gap = 24
const width = (page.right - page.left - gap) / 2
const labelWidth = 124
const label = { size: 8, color: ink.steel } as const
const value = { size: 8.5, weight: 'bold', color: ink.black } as const

/** Names and figures in two columns of equal length. */
export function drawLines(sheet: Sheet, lines: readonly SheetLine[]): void {
  const half = Math.ceil(lines.length / 2)
  const top = sheet.y
  for (const [i, column] of [lines.slice(0, half), lines.slice(half)].entries()) {
    const x = page.left + i * (width + gap)
    let y = top
    for (const line of column) {
      const place = { x: x + labelWidth + 8, width: width - labelWidth - 8 }
      const height =
        Math.max(sheet.heightOf(line.label, labelWidth, label), sheet.heightOf(line.value, place.width, value)) + 4
      mark(sheet, 'P', () => {
        sheet.block(line.label, { x, y: y + 2, width: labelWidth }, label)
        sheet.block(line.value, { ...place, y: y + 2 }, value)
      })
      y += height
      decorate(
        sheet,
        () =>
          void sheet.doc
            .moveTo(x, y)
            .lineTo(x + width, y)
            .lineWidth(0.4)
            .stroke(ink.line),
      )
    }
    sheet.y = Math.max(sheet.y, y)
  }
}
