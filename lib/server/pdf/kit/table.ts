import 'server-only'
import { column, ink, page } from './page-style'
import type { Sheet, TextStyle } from './sheet'
import { decorate, ensure, group } from './structure'

export type Column = { title: string; /** Share of the width. */ share: number; align?: 'left' | 'right' | 'center' }
type Placed = { x: number; width: number; align: 'left' | 'right' | 'center' }

const head: TextStyle = { size: 8, weight: 'bold', color: ink.steel }
const cell: TextStyle = { size: 9 }
const gap = 8

function place(columns: readonly Column[], left: number, width: number): Placed[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  let x = left
  return columns.map(({ share, align = 'left' }) => {
    const own = (width * share) / total
    const placed = { x, width: own - gap, align }
    x += own
    return placed
  })
}

type RowKind = 'TH' | 'TD'

function measureRow(sheet: Sheet, texts: readonly string[], places: readonly Placed[], style: TextStyle): number {
  return Math.max(...places.map(({ width }, i) => sheet.heightOf(texts[i] ?? '', width, style))) + 7
}

function drawRow(
  sheet: Sheet,
  table: Parameters<typeof group>[1],
  texts: readonly string[],
  places: readonly Placed[],
  kind: RowKind,
): void {
  const style = kind === 'TH' ? head : cell
  const height = measureRow(sheet, texts, places, style)
  const top = sheet.y
  group(sheet, table, 'TR', (row) => {
    places.forEach(({ x, width, align }, i) => {
      const own = kind === 'TD' && i === 0 ? { ...style, weight: 'bold' as const } : style
      row.add(
        sheet.doc.struct(kind, {}, () => void sheet.block(texts[i] ?? '', { x, y: top + 3.5, width, align }, own)),
      )
    })
  })
  sheet.y = top + height
  decorate(
    sheet,
    () =>
      void sheet.doc
        .moveTo(places[0]?.x ?? page.left, sheet.y)
        .lineTo(page.right, sheet.y)
        .lineWidth(kind === 'TH' ? 0.8 : 0.4)
        .stroke(kind === 'TH' ? ink.black : ink.line),
  )
}

/** A table whose head is repeated on every page; a row never breaks. The first cell of a row names it. */
export function table(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { left = column.left } = {},
): void {
  const places = place(columns, left, page.right - left + gap)
  const titles = columns.map(({ title }) => title)
  ensure(sheet, measureRow(sheet, titles, places, head) + 40)
  group(sheet, sheet.root, 'Table', (element) => {
    drawRow(sheet, element, titles, places, 'TH')
    for (const row of rows) {
      const before = sheet.y
      ensure(sheet, measureRow(sheet, row, places, cell))
      if (sheet.y < before) drawRow(sheet, element, titles, places, 'TH')
      drawRow(sheet, element, row, places, 'TD')
    }
  })
  sheet.y += 9
}
