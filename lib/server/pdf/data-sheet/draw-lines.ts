import 'server-only'
import { ink, page } from '../kit/page-style'
import type { Sheet } from '../kit/sheet'
import { decorate, mark } from '../kit/structure'
import type { SheetLine } from './sheet-lines'

const gap = 24
const width = (page.right - page.left - gap) / 2
const labelWidth = 124
const valueWidth = width - labelWidth - 8
const label = { size: 8, color: ink.steel } as const
const value = { size: 8.5, weight: 'bold', color: ink.black } as const

const heightOfLine = (sheet: Sheet, line: SheetLine): number =>
  Math.max(sheet.heightOf(line.label, labelWidth, label), sheet.heightOf(line.value, valueWidth, value)) + 4

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0)

/** How many lines stand in the first column for the two to be as equal in height as their order allows, and how high the higher one is, pt. */
function balance(heights: readonly number[]): { first: number; height: number } {
  return heights
    .map((_, i) => ({ first: i + 1, height: Math.max(sum(heights.slice(0, i + 1)), sum(heights.slice(i + 1))) }))
    .reduce((best, one) => (one.height < best.height ? one : best), { first: 0, height: Infinity })
}

/** Height that `drawLines` takes, pt. */
export const heightOfLines = (sheet: Sheet, lines: readonly SheetLine[]): number =>
  lines.length === 0 ? 0 : balance(lines.map((line) => heightOfLine(sheet, line))).height

/** Names and figures in two columns of equal height. */
export function drawLines(sheet: Sheet, lines: readonly SheetLine[]): void {
  const { first } = balance(lines.map((line) => heightOfLine(sheet, line)))
  const top = sheet.y
  for (const [i, column] of [lines.slice(0, first), lines.slice(first)].entries()) {
    const x = page.left + i * (width + gap)
    let y = top
    for (const line of column) {
      mark(sheet, 'P', () => {
        sheet.block(line.label, { x, y: y + 2, width: labelWidth }, label)
        sheet.block(line.value, { x: x + labelWidth + 8, y: y + 2, width: valueWidth }, value)
      })
      y += heightOfLine(sheet, line)
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
